import UIKit

func conditionPostfix() -> [Int] {
  [3, 1, 2]
    #if os(iOS)
    .sorted()
    #else
    .reversed()
    #endif
    .map { $0 + 1 }
}
