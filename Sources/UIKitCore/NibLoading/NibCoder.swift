/// The coder that views and controllers of a document are made with. It holds no archive: the properties that a
/// document gives an object are set once the object exists. Only what an initializer alone can set, the type of a
/// button, is here.
final class NibCoder: NSCoder {
  var buttonType: UIButton.ButtonType = .custom
  override var allowsKeyedCoding: Bool { true }
  /// Nothing is stored under any key.
  override func containsValue(forKey key: String) -> Bool { false }
}
