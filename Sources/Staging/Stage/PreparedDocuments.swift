import InterfaceBuilder
import LayoutReports
import TextLayout

/// A document as surfaces show it: with the texts of the language, the variations of the size classes, the images and colors of the
/// app. It is made once for all surfaces that show it alike, as two phones do that differ in nothing but their size.
@MainActor
public final class PreparedDocuments {
  /// The document as it was read.
  package let document: Document
  private let fonts: FontRegistry
  private let assets: AssetCatalog
  private let appearance: AssetTraits.Appearance
  private let localization: Localization
  /// With texts and variations, without images and colors.
  private var varied: [Variation: Document] = [:]
  private var prepared: [Key: Prepared] = [:]

  /// Prepares nothing yet. Of the options fonts, assets and appearance count.
  package init(
    _ document: Document, options: StageOptions = StageOptions(), localization: Localization = Localization()
  ) {
    self.document = document
    self.localization = localization
    fonts = options.fonts
    assets = options.assets
    appearance = options.appearance
  }

  /// A document for some surfaces.
  struct Prepared {
    let document: Document
    let isRightToLeft: Bool
    let appearance: AssetTraits.Appearance
    /// By which images and colors of the app are chosen; those of the first surface where there are none to choose.
    let traits: AssetTraits
    /// The fonts that are missing, and what is questionable about files of texts.
    let notes: [ReportDiagnostic]
    let reports = SharedReports()
  }

  /// What texts and variations depend on.
  private struct Variation: Hashable {
    let pseudolanguage: Pseudolanguage?
    let device: String
    /// The width of the screen, as far as texts depend on it; else 0.
    let ems: Int
    let sizeClasses: SizeClasses
  }

  private struct Key: Hashable {
    let variation: Variation
    /// Those of the first surface where there are no images and colors to choose.
    let traits: AssetTraits?
    let isRightToLeft: Bool
    let appearance: AssetTraits.Appearance
    let isCanvas: Bool
  }

  /// The document for a surface. Linear in the document the first time that a surface of the kind asks.
  func document(for surface: Surface) -> Prepared {
    var localization = localization
    var appearance = appearance
    if case .device(let configuration) = surface {
      if let pseudolanguage = configuration.pseudolanguage { localization.pseudolanguage = pseudolanguage }
      if configuration.isRightToLeft { localization.isRightToLeft = true }
      if configuration.isDark { appearance = .dark }
    }
    let isRightToLeft = localization.isRightToLeft || localization.pseudolanguage == .rightToLeft
    let screen = Stage.screen(of: document, on: surface)
    let classes = Stage.sizeClasses(of: document, on: surface)
    let variation = Variation(
      pseudolanguage: localization.pseudolanguage, device: screen.device,
      ems: localization.variants.isEmpty ? 0 : Localization.ems(inWidth: screen.width), sizeClasses: classes)
    let traits = AssetTraits(
      idiom: screen.device, scale: Stage.scale(of: document, on: surface), sizeClasses: classes, appearance: appearance,
      isRightToLeft: isRightToLeft)
    let key = Key(
      variation: variation, traits: assets.images.isEmpty && assets.colors.isEmpty ? nil : traits,
      isRightToLeft: isRightToLeft, appearance: appearance, isCanvas: surface == .canvas)
    if let known = prepared[key] { return known }
    let varied =
      self.varied[variation]
      ?? document.localized(by: localization, screenWidth: screen.width, device: screen.device).resolved(for: classes)
    self.varied[variation] = varied
    let made = Prepared(
      document: varied.supplied(by: assets, for: traits, first: key.isCanvas ? .document : .catalog),
      isRightToLeft: isRightToLeft, appearance: appearance, traits: traits,
      notes: localization.diagnostics.map(ReportDiagnostic.init) + Stage.missingFonts(in: varied, fonts))
    prepared[key] = made
    return made
  }
}
