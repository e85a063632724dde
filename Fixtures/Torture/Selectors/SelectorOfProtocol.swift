import UIKit

@objc protocol SelectorOfProtocol {
  func required(_ sender: Any)
  @objc optional func maybe(_ sender: Any, twice: Bool)
}

final class SelectorOfProtocolUser: UIView {
  func wire() -> [Selector] { [#selector(SelectorOfProtocol.required(_:)), #selector(SelectorOfProtocol.maybe)] }
}
