import type { enEmbed } from './en-embed';

/** 只有嵌在别人网页里的框架才说的话。 */
export const zhEmbed: Readonly<Record<keyof typeof enEmbed, string>> = {
  'embed.refused': '这个框架的地址里有几处看不懂（{names}），这里按默认的来显示。',
  'embed.guide': '地址里可以写什么',
  'embed.whole': '在“回看”里打开',
};
