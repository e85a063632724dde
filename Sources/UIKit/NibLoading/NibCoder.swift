/// What views and controllers of a document are made with: `init(coder:)`. It holds no archive, for what a document says of an
/// object is set once the object exists, but for what only an initialiser can say.
final class NibCoder: NSCoder {
  var buttonType: UIButton.ButtonType = .custom
  override var allowsKeyedCoding: Bool { true }
  /// Nothing is stored under any key.
  override func containsValue(forKey key: String) -> Bool { false }
}
