#pragma once
#include <memory>

#include "nn/gru_cell.h"
#include "nn/lstm_cell.h"
#include "weights/model_config.h"

namespace lookback {

template <class T>
std::unique_ptr<RecurrentCell<T>> make_cell(Cell cell, Parameters<T>& parameters,
                                            const CellShape& shape) {
  if (cell == Cell::lstm) return std::make_unique<LstmCell<T>>(parameters, shape);
  return std::make_unique<GruCell<T>>(parameters, shape);
}

}  // namespace lookback
