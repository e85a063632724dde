import Synchronization

/// Vertical metrics of fonts other than the system's, as parts of the point size.
///
/// Line heights were checked against stored labels of one line: Spoqa Han Sans 531 of 559, Avenir Next 12 of 13, Gotham
/// 12 of 17, Helvetica Neue regular 18 of 22, medium and bold 6 of 6, light and thin 2 labels and 21 buttons of one project,
/// Helvetica 2 of 2, Avenir and Open Sans 1 each. How a line divides into ascender and descender is a guess for Spoqa Han
/// Sans and Gotham. The other fonts have the values commonly published for them; no frame has confirmed those.
struct FontFamilyMetrics: Hashable, Sendable {
  /// The distances from the baseline up to the top of the line and down to its bottom.
  let ascender: Double
  let descender: Double
  /// The distance between two lines.
  let lineGap: Double
  /// The heights of a flat capital and of a flat lowercase letter without ascender. Where those of the font are not
  /// known they are the system font's.
  let capHeight: Double
  let xHeight: Double

  /// The metrics of a font by its PostScript name.
  ///
  /// A font that is neither listed nor the system's is taken to be drawn in the regular Helvetica Neue, whose line
  /// height is 1.165 of its size. That holds for 322 of 329 labels in Roboto, Montserrat and Material Icons of one
  /// project, although it lists the font files, and for 12 of 24 labels in Roboto of another. The other labels have
  /// Roboto's own line height, 1.172. A document does not say which of the two holds.
  init(postScriptName name: String) {
    if let found = Self.found.withLock({ $0[name] }) {
      self = found
      return
    }
    self.init(searching: name)
    let metrics = self
    Self.found.withLock {
      // An app has a few fonts. Whoever asks for thousands gets no larger table for it.
      if $0.count >= 64 { $0 = [:] }
      $0[name] = metrics
    }
  }

  /// Metrics of names that were asked for: a search compares with two dozen prefixes, and every line asks.
  private static let found = Mutex([String: FontFamilyMetrics]())

  private init(searching name: String) {
    if name == "Helvetica" {
      self = Self.helvetica
    } else if let own = Self.known.first(where: { name.hasPrefix($0.prefix) }) {
      self = own.metrics
    } else {
      self = Self.helveticaNeue
    }
  }

  init(
    _ ascender: Double, _ descender: Double, lineGap: Double = 0, capHeight: Double = 1443.0 / 2048,
    xHeight: Double = 1078.0 / 2048
  ) {
    self.ascender = ascender
    self.descender = descender
    self.lineGap = lineGap
    self.capHeight = capHeight
    self.xHeight = xHeight
  }

  static let system = FontFamilyMetrics(1950.0 / 2048, 494.0 / 2048)
  /// Also those of every font that is not listed.
  static let helveticaNeue = FontFamilyMetrics(0.952, 0.213)
  private static let helvetica = FontFamilyMetrics(0.919, 0.23)

  /// The first prefix that fits counts.
  private static let known: [(prefix: String, metrics: FontFamilyMetrics)] = [
    (".AppleSystemUI", system), (".SF", system), ("SFUI", system), ("SFPro", system),
    ("HelveticaNeue-Light", FontFamilyMetrics(0.967, 0.213)), ("HelveticaNeue-Thin", FontFamilyMetrics(0.967, 0.213)),
    ("HelveticaNeue-UltraLight", FontFamilyMetrics(0.967, 0.213)),
    ("HelveticaNeue-Medium", FontFamilyMetrics(0.975, 0.217)), ("HelveticaNeue-Bold", FontFamilyMetrics(0.975, 0.217)),
    ("Helvetica-", helvetica),
    ("Avenir", FontFamilyMetrics(1, 0.366)), ("Futura", FontFamilyMetrics(1.038, 0.26)),
    ("Georgia", FontFamilyMetrics(0.917, 0.219)), ("Arial", FontFamilyMetrics(0.905, 0.212)),
    ("TimesNewRoman", FontFamilyMetrics(0.891, 0.216)), ("Verdana", FontFamilyMetrics(1.005, 0.21)),
    ("CourierNew", FontFamilyMetrics(0.833, 0.3)), ("Courier", FontFamilyMetrics(0.754, 0.246)),
    ("Menlo", FontFamilyMetrics(0.928, 0.236)), ("SpoqaHanSansNeo", FontFamilyMetrics(0.968, 0.284)),
    ("OpenSans", FontFamilyMetrics(1.069, 0.293)), ("Gotham", FontFamilyMetrics(0.8, 0.2)),
  ]
}
