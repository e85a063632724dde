// The program that the compiler runs to expand `#constraints`. Without the trait there is nothing to expand, and no swift-syntax.
#if Macros
  @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
  import SwiftSyntaxMacros

  @main
  struct FormatMacros: PluginProvider {
    var features: [PluginFeature] { [] }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
      guard moduleName == "FormatMacros", typeName == "ConstraintsMacro" else {
        throw UnknownMacro(name: "\(moduleName).\(typeName)")
      }
      return ConstraintsMacro.self
    }

    func loadPluginLibrary(libraryPath: String, moduleName: String) throws {}

    static func main() throws {
      try CompilerPluginMessageListener(
        connection: PlacedConnection(StandardIOMessageConnection()), provider: FormatMacros()
      ).main()
    }
  }

  /// A macro that another version of the module declares.
  private struct UnknownMacro: Error, CustomStringConvertible {
    var name: String
    var description: String { "no macro \(name)" }
  }

  /// A connection that moves diagnostics to where they belong.
  ///
  /// A diagnostic of swift-syntax is at the beginning of a node, and a literal is one node, however long. So a message carries how many
  /// bytes behind its node it is, and this puts it there.
  private struct PlacedConnection<Base: MessageConnection>: MessageConnection {
    private let base: Base

    init(_ base: Base) { self.base = base }

    func waitForNextMessage<RX: Decodable>(_ type: RX.Type) throws -> RX? { try base.waitForNextMessage(type) }

    func sendMessage<TX: Encodable>(_ message: TX) throws {
      switch message as? PluginToHostMessage {
      case .expandMacroResult(let source, let diagnostics):
        try base.sendMessage(
          PluginToHostMessage.expandMacroResult(expandedSource: source, diagnostics: diagnostics.map(placed)))
      case .expandFreestandingMacroResult(let source, let diagnostics):
        try base.sendMessage(
          PluginToHostMessage.expandFreestandingMacroResult(
            expandedSource: source, diagnostics: diagnostics.map(placed)))
      default: try base.sendMessage(message)
      }
    }
  }

  private func placed(_ diagnostic: PluginMessage.Diagnostic) -> PluginMessage.Diagnostic {
    var diagnostic = diagnostic
    let (message, offset) = PlacedMessage.split(diagnostic.message)
    diagnostic.message = message
    diagnostic.position.offset += offset
    return diagnostic
  }
#else
  @main
  enum FormatMacros {
    static func main() {}
  }
#endif
