/// Blocks `#Preview { … }` of a file, where they are kept as declarations.
enum Previews {
  /// The tokens `#Preview`, in their order.
  static func all(in source: TokenizedSource) -> [Int] {
    source.tokens.indices.filter { source.tokens[$0].kind == .pound && source.is($0, "#Preview") }
  }

  /// The name of the declaration that stands for a preview.
  static func name(of token: Int) -> String { "_preview_\(token)" }

  /// What is in the quotation marks of `#Preview("Title")`; nil without a plain title.
  static func title(of token: Int, in source: TokenizedSource) -> String? {
    guard source.is(token + 1, "("), token + 2 < source.count, source.tokens[token + 2].kind == .text else {
      return nil
    }
    let text = source.text(token + 2)
    guard text.count > 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// The type of these declarations, as text of a file beside the others. Traits say what Xcode's canvas looks like, and change nothing.
  static let declarations = """
    import UIKit

    @MainActor struct _Preview {
      let make: @MainActor () -> UIKit.UIResponder
      init(_ name: String? = nil, traits: _PreviewTrait..., body: @escaping @MainActor () -> UIKit.UIViewController) {
        make = { body() }
      }
      init(_ name: String? = nil, traits: _PreviewTrait..., body: @escaping @MainActor () -> UIKit.UIView) {
        make = { body() }
      }
    }

    struct _PreviewTrait: Sendable {
      static let defaultLayout = Self(), sizeThatFitsLayout = Self()
      static let portrait = Self(), portraitUpsideDown = Self(), landscapeLeft = Self(), landscapeRight = Self()
      static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
    }

    """
}

extension SourceModule {
  /// A file that the module has beside its own where previews are kept.
  package static var previewFile: Output {
    Output(name: "_Previews.swift", text: Array(Previews.declarations.utf8), diagnostics: [])
  }
}
