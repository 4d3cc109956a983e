import { html } from 'lit';
import { say } from '../../messages/messages';
import { kBeamRanges, type BeamSetting } from '../../protocol/beam-settings';
import type { LookbackBeam } from './lookback-beam';

/** Sliders for the search; the tree follows while they are moved. */
export function beamSettings(host: LookbackBeam) {
  const { language, info, settings } = host;
  const all: readonly BeamSetting[] = ['beamSize', 'lengthPenalty', 'coveragePenalty'];
  const names = info?.scorer === 'none' ? all.slice(0, 2) : all;
  return html`<div class="settings" role="group" aria-label=${say(language, 'beam.settings')}>
    ${names.map((name) => slider(host, name))}
    <button type="button" ?disabled=${Object.keys(settings).length === 0} @click=${() => turn(host, {})}>
      ${say(language, 'beam.reset')}
    </button>
  </div>`;
}

function slider(host: LookbackBeam, name: BeamSetting) {
  const { language } = host;
  const { min, max, step } = kBeamRanges[name];
  const value = settingOf(host, name);
  return html`<label>
    <span>${say(language, `beam.${name}`)}</span>
    <input
      type="range"
      min=${min}
      max=${max}
      step=${step}
      .value=${String(value)}
      aria-label=${say(language, `beam.${name}`)}
      title=${say(language, `beam.${name}.title`)}
      @input=${(event: Event) =>
        turn(host, { ...host.settings, [name]: Number((event.target as HTMLInputElement).value) })}
    />
    <output>${name === 'beamSize' ? value : value.toFixed(2)}</output>
  </label>`;
}

/** What a setting is: the reader's, else the model's own. */
export function settingOf({ settings, info }: LookbackBeam, name: BeamSetting): number {
  const usual = { beamSize: 5, lengthPenalty: 0, coveragePenalty: 0 };
  return settings[name] ?? info?.decoding?.[name] ?? usual[name];
}

function turn(host: LookbackBeam, settings: LookbackBeam['settings']): void {
  host.settings = settings;
  host.say('settings', settings);
}
