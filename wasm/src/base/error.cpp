#include "base/error.h"

#include <cstdio>

namespace lookback {

std::string number_text(double number) {
  char text[32];
  std::snprintf(text, sizeof text, "%g", number);
  return text;
}

}  // namespace lookback
