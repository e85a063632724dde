import InterfaceBuilder
import LayoutReports
import TextLayout
import UIKitCore

extension Stage {
  /// A note for each font that the document asks for and nobody registered.
  static func missingFonts(in document: Document, _ fonts: FontRegistry) -> [ReportDiagnostic] {
    document.fontsByName.filter {
      fonts.face(named: $0.name) == nil && !TextLayout.Font.Family.named($0.name).isAvailable
    }.map { name, element in
      ReportDiagnostic(
        InterfaceBuilder.Diagnostic(
          .note, "the font \(name) is not available, so trellis measures the text with the system font",
          at: element.position))
    }
  }
}
