#include "text/chinese_type.h"

#include <catch2/catch.hpp>

#include "base/random.h"
#include "text/utf8_text.h"

namespace lookback {
namespace {

TEST_CASE("Chinese is set without spaces and with full-width marks") {
  CHECK(in_chinese_type("我 喜欢 深度 学习") == "我喜欢深度学习");
  CHECK(in_chinese_type("那么, 让我们开始进行吧。") == "那么，让我们开始进行吧。");
  CHECK(in_chinese_type("汤姆是个好人,不是吗 ?") == "汤姆是个好人，不是吗？");
  CHECK(in_chinese_type("所有人,都请说 cheese 。") == "所有人，都请说cheese。");
  CHECK(in_chinese_type("他走了.") == "他走了。");
  CHECK(in_chinese_type("等等(三天)!") == "等等（三天）！");
}

TEST_CASE("what is not Chinese keeps its own spaces and marks") {
  CHECK(in_chinese_type("Hello, my dear!") == "Hello, my dear!");
  CHECK(in_chinese_type("下午2:30回家") == "下午2:30回家");
  CHECK(in_chinese_type("他说: hello, world!") == "他说：hello, world!");
  CHECK(in_chinese_type("圆周率约3.14.") == "圆周率约3.14.");
  CHECK(in_chinese_type("等一下...") == "等一下...");
  CHECK(in_chinese_type("") == "");
}

TEST_CASE("setting Chinese twice changes nothing more") {
  Random random(5);
  const std::u32string alphabet = U"我喜 .,!?:;()。，ab12、「」\"";
  for (int round = 0; round < 2000; ++round) {
    std::u32string text;
    for (std::size_t i = random.below(12); i > 0; --i)
      text += alphabet[random.below(alphabet.size())];
    const std::string once = normalize_for(SpaceMarker::none, to_utf8(text));
    INFO(once);
    CHECK(normalize_for(SpaceMarker::none, once) == once);
  }
}

TEST_CASE("only languages without word spaces are set so") {
  CHECK(normalize_for(space_marker_of("fr"), "Va , 我 !") == "Va , 我 !");
  CHECK(normalize_for(space_marker_of("zh-Hans"), " 我 ！") == "我！");
}

}  // namespace
}  // namespace lookback
