import Geometry

/// What a screen of a device and a screen of this library differ in.
public struct DumpComparison: WireValue {
  /// The version of the written form; it grows when a reader of the old form would misread the new one.
  public static let schemaVersion = 1

  /// The path of the dump, as the user gave it.
  public var dump: String
  /// The path of the document or program that was held against it.
  public var subject: String
  /// What the dump is of, such as `iPhone 16, portrait, iOS 26.1`.
  public var dumpedOn: String
  /// What the subject was laid out on, in the same form.
  public var computedOn: String
  /// In points.
  public let tolerance: Double
  /// The number of pairs of views.
  public var compared = 0
  /// The number of views of the dump that have no counterpart, and that are no difference: those that the system makes.
  public var onlyInDump = 0
  /// The same of ours.
  public var onlyHere = 0
  /// In the order of the screens, and in each of the dump's views.
  public var differences: [DumpDifference] = []

  /// A comparison without screens, to which they are added.
  public init(dump: String, subject: String, dumpedOn: String, computedOn: String, tolerance: Double) {
    (self.dump, self.subject, self.tolerance) = (dump, subject, tolerance)
    (self.dumpedOn, self.computedOn) = (dumpedOn, computedOn)
  }

  /// Compares two screens, and adds in what they differ.
  public mutating func add(_ dumped: ScreenDump.Screen, _ computed: ScreenDump.Screen) {
    let pairing = DumpPairing(dumped, computed)
    compared += pairing.pairs.count
    var found = DumpCauses(pairing, screen: dumped.name, tolerance: tolerance).differences
    for (place, view) in dumped.views.enumerated() where !pairing.isPaired(dumped: place) {
      // Of a bar, iOS and Trellis have different views.
      let isOfBar = view.identifier == nil && pairing.dumped.isInBar(place)
      if !isOfBar, view.isExpected(below: pairing.dumped.parents[place].map { dumped.views[$0] }) {
        found.append(DumpDifference(screen: dumped.name, view, of: .view, .other))
      } else {
        onlyInDump += 1
      }
    }
    onlyHere += computed.views.indices.count { !pairing.isPaired(computed: $0) }
    differences += found
  }

  /// How many differences each cause has, the most frequent first.
  public var countsByCause: [(name: String, count: Int)] {
    let counts = Dictionary(differences.map { ($0.cause.rawValue, 1) }, uniquingKeysWith: +)
    return counts.map { (name: $0.key, count: $0.value) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }
}

/// Something of a view that is another on the device.
public struct DumpDifference: Hashable, Sendable, StandsOnItsOwnLine {
  /// The name of the screen in the dump.
  public var screen: String
  /// Where the view is in the dump.
  public var path: ViewPath
  /// The class of the view in the dump.
  public var className: String
  /// The accessibility identifier in the dump.
  public var identifier: String?
  /// The text in the dump.
  public var text: String?
  /// What of the view differs.
  public var quantity: Quantity
  /// Why, as far as it is known.
  public var cause: DumpCause
  /// Whether the view only follows another that has the cause.
  public var isMoved: Bool
  /// The frames, in the nearest view around that both have; nil for another quantity.
  public var frames: Two<Rect>?
  /// The insets; nil for another quantity.
  public var insets: Two<Insets>?

  /// A property of a view.
  public enum Quantity: String, Hashable, Sendable, Codable {
    /// The frame.
    case frame
    /// The safe area insets.
    case safeArea
    /// The layout margins.
    case margins
    /// The text, so that its size says nothing.
    case text
    /// Whether the view is hidden.
    case hidden
    /// The view itself, which the dump alone has.
    case view
  }

  /// A value of the dump and one of ours.
  public struct Two<Value: Hashable & Sendable & Codable>: Hashable, Sendable, Codable {
    /// That of the dump.
    public var dumped: Value
    /// That of this library.
    public var computed: Value

    /// Both values.
    public init(dumped: Value, computed: Value) { (self.dumped, self.computed) = (dumped, computed) }
  }

  init(
    screen: String, _ view: ScreenDump.View, of quantity: Quantity, _ cause: DumpCause, isMoved: Bool = false,
    frames: Two<Rect>? = nil, insets: Two<Insets>? = nil
  ) {
    (self.screen, path, className) = (screen, view.path, view.className)
    (identifier, text, self.quantity, self.cause) = (view.identifier, view.text, quantity, cause)
    (self.isMoved, self.frames, self.insets) = (isMoved, frames, insets)
  }
}

/// Why a view is elsewhere on the device.
public enum DumpCause: String, Hashable, Sendable, Codable, CaseIterable {
  /// A text is wider, narrower, higher or lower.
  case text = "text widths"
  /// A bar, or what is in it.
  case bars
  /// A cell, a header or a footer, or what is in it.
  case rows = "rows and headers"
  /// Safe area insets.
  case safeAreas = "safe areas"
  /// Layout margins.
  case margins
  /// A control has another size.
  case controls = "sizes of controls"
  /// Several views are shifted alike.
  case shift = "one common shift"
  /// Both show another text.
  case otherTexts = "other texts"
  /// Nothing of the above.
  case other
}

extension ScreenDump.View {
  /// Whether an app asked for the view, so that it must be there: it has an identifier, a controller or a class of the app. What UIKit
  /// puts into its own views is not asked for.
  fileprivate func isExpected(below outer: ScreenDump.View?) -> Bool {
    if identifier != nil { return true }
    if controller != nil || outer?.kind == .control || outer?.kind == .row { return false }
    return !isOfSystem
  }
}
