#include "untrusted/foreign_bytes.h"

#include "base/error.h"

namespace lookback {
namespace {

bool is_web_page(std::string_view text) {
  // Safetensors begins with a length whose upper bytes are zero, and it may by chance begin with
  // '<'.
  if (text.substr(0, 8).find('\0') != std::string_view::npos) return false;
  if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
  const std::size_t start = text.find_first_not_of(" \t\r\n");
  return start != std::string_view::npos && text[start] == '<';
}

}  // namespace

std::string_view text_of(std::span<const std::byte> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void refuse_foreign_bytes(std::span<const std::byte> bytes, std::string_view what) {
  const std::string_view text = text_of(bytes);
  require(!text.empty(), what, " is empty: copy or download it again");
  require(!is_web_page(text), what,
          " is a web page (HTML): the address answered with a page, perhaps an error; check the "
          "address");
  require(!text.starts_with("\x1f\x8b\x08"), what,
          " is compressed with gzip: unpack it, or let the server say Content-Encoding: gzip");
  require(
      !text.starts_with("PK\x03\x04"), what,
      " is a ZIP archive, perhaps a PyTorch checkpoint (.pt): save it in the safetensors format");
  require(!text.starts_with("version https://git-lfs"), what,
          " is only a Git LFS pointer: run `git lfs pull` to fetch the file itself");
}

}  // namespace lookback
