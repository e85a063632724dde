import UIKit

enum ConditionSwitch {
  case a
  #if os(iOS)
  case b
  #endif
  func text() -> String {
    switch self {
    case .a: return "a"
    #if os(iOS)
    case .b: return "b"
    #endif
    }
  }
}
