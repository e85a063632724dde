/// Classes of layers that an app declares.
///
/// 1. A property marked `@NSManaged` is one of Core Animation's: its value is with the layer, under the name of the property, and a new
///    value asks for a display and for an action.
/// 2. A layer is copied by `init(layer:)` for what is on the screen. A class whose initializer that is says how it is called.
extension FileRewriter {
  mutating func rewriteLayer(_ reference: Program.Reference) {
    let path = program.key(reference)
    guard program.isLayer(path) else { return }
    let type = program[reference]
    for member in type.members where member.kind == .property && member.has("NSManaged") && member.body == nil {
      for index in member.start..<member.keyword
      where source.is(index, "@") && source.isWord(index + 1) && source.text(index + 1) == "NSManaged" {
        managed.insert(index)
      }
      let key = (member.attribute("objc")?.argument ?? member.name).quotedText
      edits.insert(
        " { get { self._managedValue(\(key)) } set { self._setManagedValue(newValue, \(key)) } }",
        at: source.tokens[member.headEnd].end)
    }
    guard type.close < source.count, program.isCopiedByLayer(path) else { return }
    let access = ["open", "public"].contains(type.access) ? "public " : type.access == "package" ? "package " : ""
    insert(
      lines: ["override \(access)class func _copy(of layer: CALayer) -> CALayer { \(type.name)(layer: layer) }"],
      before: type.close)
  }
}

extension Program {
  /// The classes of layers of other modules that can be copied.
  private static let layers: Set<String> = [
    "CALayer", "CAEmitterLayer", "CAGradientLayer", "CAReplicatorLayer", "CAScrollLayer", "CAShapeLayer", "CATextLayer",
    "CATiledLayer", "CATransformLayer", "AVCaptureVideoPreviewLayer", "AVPlayerLayer",
  ]

  /// Whether a class of the module inherits from `CALayer`.
  func isLayer(_ path: String) -> Bool {
    let root = ([path] + ancestors(of: path)).last ?? path
    return (declared[root] ?? []).contains { reference in
      guard let name = self[reference].inherited.first?.split(separator: ".").last else { return false }
      return self[reference].kind == .class && Self.layers.contains(String(name))
    }
  }

  /// Whether a class of layers has `init(layer:)`, by itself or from the nearest one with initializers.
  func isCopiedByLayer(_ path: String) -> Bool {
    for owner in [path] + ancestors(of: path) {
      let types = (declared[owner] ?? []).map { self[$0] }
      if types.contains(where: \.hasLayerInitializer) { return true }
      if types.contains(where: \.hasDesignatedInitializers) { return false }
    }
    return true
  }
}

extension String {
  /// As a literal.
  fileprivate var quotedText: String { "\"\(self)\"" }
}
