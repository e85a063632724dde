import Editing
import Geometry
import InterfaceBuilder

/// A change that a page asks for: one of Interface Builder's verbs, or some bytes in the place of others.
///
/// Which members count depends on `verb`; objects are named by id.
struct ChangeRequest: Codable, Hashable {
  /// A verb of `trellis edit`, or `patch`.
  var verb: String
  var object: String?
  var objects: [String]?
  /// Nil takes an attribute away.
  var values: [String: String?]?
  var text: String?
  var identifier: String?
  var from: String?
  var to: String?
  var drags: [String]?
  var edges: [String: Distance]?
  var width: Distance?
  var height: Distance?
  var equalWidths: Bool?
  var equalHeights: Bool?
  var aspectRatio: String?
  var toMargins: Bool?
  var toSuperview: Bool?
  var relation: String?
  var priority: Double?
  var updatesFrames: Bool?
  var attributes: [String]?
  var centerX: Double?
  var centerY: Double?
  var offset: Double?
  var sizeClass: String?
  var isInstalled: Bool?
  var kind: String?
  var into: String?
  var at: Int?
  var label: String?
  var axis: String?
  var spacing: Double?
  var resolution: String?
  var frame: [Double]?
  var patch: Patch?

  /// Points, `current` or `standard`.
  enum Distance: Codable, Hashable {
    case points(Double)
    case word(String)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let number = try? value.decode(Double.self) {
        self = .points(number)
      } else {
        self = .word(try value.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var value = encoder.singleValueContainer()
      switch self {
      case .points(let number): try value.encode(number)
      case .word(let word): try value.encode(word)
      }
    }

    func distance() throws(StudioError) -> Pin.Distance {
      switch self {
      case .points(let number): return .points(number)
      case .word("current"): return .current
      case .word("standard"): return .standard
      case .word(let word): throw StudioError(400, "A distance is a number, current or standard, not \(word).")
      }
    }
  }

  /// A change that only names its verb.
  init(_ verb: String) { self.verb = verb }

  /// Attributes of an object.
  static func set(_ object: String, _ values: [String: String?]) -> ChangeRequest {
    var change = ChangeRequest("set")
    (change.object, change.values) = (object, values)
    return change
  }
}

extension ChangeRequest {
  /// The verb as a value.
  ///
  /// - Throws: ``StudioError`` if a member is missing or is no word of the verb.
  func asVerb() throws(StudioError) -> Verb {
    switch verb {
    case "set": return .set(try needed(object, "object"), assignments)
    case "vary": return .vary(try needed(object, "object"), assignments, try classes())
    case "install":
      return .install(try many(), isInstalled ?? true, sizeClass == nil ? nil : try classes())
    case "pin": return .pin(try many(), try pin())
    case "align": return .align(try many(), try alignment())
    case "connect":
      return .connect(
        try needed(from, "from"), try needed(to, "to"), try words(drags ?? [], "kind of constraint", ControlDrag.init))
    case "constrain": return .constrain(try needed(text, "text"), identifier: identifier)
    case "add": return try addition()
    case "delete": return .delete(try many())
    case "move": return .move(try many(), into: try needed(into, "into"), at: at)
    case "embed": return .embed(try many(), try embedding())
    case "unembed": return .unembed(try needed(object, "object"))
    case "resolve":
      return .resolve(objects ?? [], try word(try needed(resolution, "resolution"), "resolution", Resolution.init))
    case "guide": return .guide(into: try needed(into, "into"), name: label)
    case "outlet":
      return .outlet(from: try needed(from, "from"), property: try needed(text, "text"), to: try needed(to, "to"))
    default: throw StudioError(400, "There is no verb \(verb).")
    }
  }

  private var assignments: [Assignment] {
    (values ?? [:]).sorted { $0.key < $1.key }.map { Assignment($0.key, $0.value) }
  }

  private func needed<Value>(_ value: Value?, _ name: String) throws(StudioError) -> Value {
    guard let value else { throw StudioError(400, "\(verb) needs \(name).") }
    return value
  }

  private func many() throws(StudioError) -> [String] {
    guard let objects, !objects.isEmpty else { throw StudioError(400, "\(verb) needs objects.") }
    return objects
  }

  private func word<Value>(_ word: String, _ subject: String, _ make: (String) -> Value?) throws(StudioError) -> Value {
    guard let value = make(word) else { throw StudioError(400, "There is no \(subject) \(word).") }
    return value
  }

  private func words<Value>(
    _ list: [String], _ subject: String, _ make: (String) -> Value?
  ) throws(StudioError) -> [Value] {
    var values: [Value] = []
    for item in list { values.append(try word(item, subject, make)) }
    return values
  }

  private func classes() throws(StudioError) -> VariedClasses {
    try word(try needed(sizeClass, "sizeClass"), "size class", VariedClasses.init(_:))
  }

  private func checkedPriority() throws(StudioError) -> Double {
    let priority = priority ?? 1000
    guard (1...1000).contains(priority) else { throw StudioError(400, "A priority is between 1 and 1000.") }
    return priority
  }

  private func pin() throws(StudioError) -> Pin {
    var pin = Pin()
    for (name, distance) in (edges ?? [:]).sorted(by: { $0.key < $1.key }) {
      pin.edges[try word(name, "edge", RectEdge.init)] = try distance.distance()
    }
    pin.width = try width?.distance()
    pin.height = try height?.distance()
    (pin.equalWidths, pin.equalHeights) = (equalWidths ?? false, equalHeights ?? false)
    pin.aspectRatio = aspectRatio
    (pin.toMargins, pin.toSuperview) = (toMargins ?? false, toSuperview ?? false)
    if let relation { pin.relation = try word(relation, "relation", { Relation(word: $0) }) }
    pin.priority = try checkedPriority()
    pin.updatesFrames = updatesFrames ?? false
    return pin
  }

  private func alignment() throws(StudioError) -> Alignment {
    var alignment = Alignment()
    alignment.attributes = try words(attributes ?? [], "attribute") { word in
      let attribute = ConstraintElement.Attribute(word: word)
      if case .unknown = attribute { return nil }
      return attribute
    }
    (alignment.centerXInContainer, alignment.centerYInContainer) = (centerX, centerY)
    alignment.offset = offset ?? 0
    alignment.priority = try checkedPriority()
    alignment.updatesFrames = updatesFrames ?? false
    return alignment
  }

  private func addition() throws(StudioError) -> Verb {
    let name = try needed(kind, "kind")
    var view = NewView(try word(name, "kind of view", ViewLibrary.kind(named:)))
    (view.label, view.text) = (label, text)
    if let frame {
      guard frame.count == 4 else { throw StudioError(400, "A frame has four numbers.") }
      view.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    return .add(view, into: try needed(into, "into"), at: at)
  }

  private func embedding() throws(StudioError) -> Embedding {
    var embedding = Embedding(
      try word(kind ?? ElementKind.stackView.rawValue, "kind of view", ViewLibrary.kind(named:)))
    switch axis {
    case nil: break
    case "horizontal": embedding.axis = .horizontal
    case "vertical": embedding.axis = .vertical
    case let other?: throw StudioError(400, "There is no axis \(other).")
    }
    (embedding.spacing, embedding.label) = (spacing, label)
    return embedding
  }
}
