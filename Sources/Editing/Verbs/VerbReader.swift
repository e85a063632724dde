import Geometry
import InterfaceBuilder

/// Reads a verb that was written down.
struct VerbReader {
  private let members: KeyedDecodingContainer<VerbKey>
  private let name: String

  init(_ decoder: any Decoder) throws {
    members = try decoder.container(keyedBy: VerbKey.self)
    name = try members.decode(String.self, forKey: .verb)
  }

  func read() throws -> Verb {
    switch name {
    case "pin": return .pin(try objects(), try pin())
    case "align": return .align(try objects(), try alignment())
    case "connect":
      return .connect(
        try needed(.from), try needed(.to),
        try optional(.drags, [String].self, or: []).map { try word($0, "kind of constraint", ControlDrag.init) })
    case "constrain": return .constrain(try needed(.text), identifier: try optional(.identifier))
    case "set": return .set(try oneOrMore(), try assignments())
    case "vary": return .vary(try oneOrMore(), try assignments(), try classes())
    case "install":
      let isVaried = members.contains(.sizeClass)
      return .install(try objects(), try optional(.isInstalled, or: true), isVaried ? try classes() : nil)
    case "add": return .add(try newView(), into: try needed(.into), at: try optional(.at))
    case "delete": return .delete(try objects())
    case "move": return .move(try objects(), into: try needed(.into), at: try optional(.at))
    case "duplicate": return .duplicate(try objects(), by: try distance())
    case "embed": return .embed(try objects(), try embedding())
    case "unembed": return .unembed(try needed(.object))
    case "resolve":
      return .resolve(
        try optional(.objects, or: []), try word(try needed(.resolution), "resolution", Resolution.init))
    case "outlet": return .outlet(from: try needed(.from), property: try needed(.text), to: try needed(.to))
    case "collection": return .collection(from: try needed(.from), property: try needed(.text), to: try needed(.to))
    case "action":
      return .action(
        from: try needed(.from), selector: try needed(.text), to: try needed(.to), event: try optional(.event))
    case "paste": return .paste(try needed(.text), into: try needed(.into), at: try optional(.at))
    case "guide": return .guide(into: try needed(.into), name: try optional(.label))
    case "segue":
      return .segue(
        NewSegue(
          from: try needed(.from), to: try needed(.to), kind: try optional(.kind, or: "show"),
          relationship: try optional(.segue), identifier: try optional(.identifier)))
    case "scene":
      return .scene(try word(try needed(.kind), "scene", SceneLibrary.kind(named:)), at: try point(.at))
    case "initial": return .initial(try needed(.object))
    case "place":
      guard let point = try point(.at) else { throw failure("The verb place needs the key at.", .at) }
      return .place(try needed(.object), at: point)
    case "barItem":
      return .barItem(
        into: try needed(.into), place: try word(try needed(.place), "place", BarPlace.init), try assignments())
    default: throw failure("There is no verb \(name).", .verb)
    }
  }

  // MARK: Members

  private func failure(_ sentence: String, _ key: VerbKey) -> DecodingError {
    .dataCorruptedError(forKey: key, in: members, debugDescription: sentence)
  }

  private func optional<Value: Decodable>(_ key: VerbKey, _ type: Value.Type = Value.self) throws -> Value? {
    try members.decodeIfPresent(type, forKey: key)
  }

  private func optional<Value: Decodable>(
    _ key: VerbKey, _ type: Value.Type = Value.self, or usual: Value
  ) throws -> Value {
    try members.decodeIfPresent(type, forKey: key) ?? usual
  }

  private func needed<Value: Decodable>(_ key: VerbKey) throws -> Value {
    guard let value: Value = try optional(key) else {
      throw failure("The verb \(name) needs the key \(key.rawValue).", key)
    }
    return value
  }

  private func objects() throws -> [String] {
    let objects: [String] = try needed(.objects)
    if objects.isEmpty { throw failure("The verb \(name) needs objects.", .objects) }
    return objects
  }

  /// Of a verb that took one object before it took several.
  private func oneOrMore() throws -> [String] {
    if members.contains(.objects) { return try objects() }
    return [try needed(.object)]
  }

  private func distance() throws -> Point {
    guard let numbers: [Double] = try optional(.by) else { return Verb.usualDistance }
    guard numbers.count == 2 else { throw failure("A distance must contain two numbers.", .by) }
    return Point(x: numbers[0], y: numbers[1])
  }

  private func point(_ key: VerbKey) throws -> Point? {
    guard let numbers: [Double] = try optional(key) else { return nil }
    guard numbers.count == 2 else { throw failure("A position must contain two numbers.", key) }
    return Point(x: numbers[0], y: numbers[1])
  }

  private func word<Value>(_ word: String, _ subject: String, _ make: (String) -> Value?) throws -> Value {
    guard let value = make(word) else { throw failure("There is no \(subject) \(word).", .verb) }
    return value
  }

  private func optionalWord<Value>(_ key: VerbKey, _ subject: String, _ make: (String) -> Value?) throws -> Value? {
    guard let text: String = try optional(key) else { return nil }
    return try word(text, subject, make)
  }

  private func assignments() throws -> [Assignment] {
    try optional(.values, [String: String?].self, or: [:]).sorted { $0.key < $1.key }
      .map { Assignment($0.key, $0.value) }
  }

  private func classes() throws -> VariedClasses {
    try word(try needed(.sizeClass), "size class", VariedClasses.init(_:))
  }

  private func priority() throws -> Double {
    let priority: Double = try optional(.priority, or: 1000)
    guard (1...1000).contains(priority) else { throw failure("A priority must be between 1 and 1000.", .priority) }
    return priority
  }

  // MARK: Panels

  private func pin() throws -> Pin {
    var pin = Pin()
    for (name, distance) in try optional(.edges, [String: Pin.Distance].self, or: [:]) {
      pin.edges[try word(name, "edge", RectEdge.init)] = distance
    }
    for (name, id) in try optional(.neighbors, [String: String].self, or: [:]) {
      pin.neighbors[try word(name, "edge", RectEdge.init)] = id
    }
    pin.width = try optional(.width)
    pin.height = try optional(.height)
    pin.equalWidths = try optional(.equalWidths, or: false)
    pin.equalHeights = try optional(.equalHeights, or: false)
    pin.aspectRatio = try optional(.aspectRatio)
    pin.toMargins = try optional(.toMargins, or: false)
    pin.toSuperview = try optional(.toSuperview, or: false)
    pin.relation = try optionalWord(.relation, "relation", Relation.init(word:)) ?? .equal
    pin.priority = try priority()
    pin.updatesFrames = try optional(.updatesFrames, or: false)
    return pin
  }

  private func alignment() throws -> Alignment {
    var alignment = Alignment()
    alignment.attributes = try optional(.attributes, [String].self, or: []).map {
      try word($0, "attribute") { word in
        let attribute = ConstraintElement.Attribute(word: word)
        if case .unknown = attribute { return nil }
        return attribute
      }
    }
    alignment.centerXInContainer = try optional(.centerX)
    alignment.centerYInContainer = try optional(.centerY)
    alignment.offset = try optional(.offset, or: 0)
    alignment.priority = try priority()
    alignment.updatesFrames = try optional(.updatesFrames, or: false)
    return alignment
  }

  private func newView() throws -> NewView {
    var view = NewView(try word(try needed(.kind), "kind of view", ViewLibrary.kind(named:)), id: try optional(.id))
    view.label = try optional(.label)
    view.text = try optional(.text)
    view.attributes = try optional(.values, or: [:])
    if let frame: [Double] = try optional(.frame) {
      guard frame.count == 4 else { throw failure("A frame must contain four numbers.", .frame) }
      view.frame = Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }
    return view
  }

  private func embedding() throws -> Embedding {
    let kind: String = try optional(.kind, or: ElementKind.stackView.rawValue)
    var embedding = Embedding(
      try word(kind, "kind of view") { ViewLibrary.kind(named: $0) ?? SceneLibrary.kind(named: $0) })
    embedding.axis = try optionalWord(.axis, "axis") { word in
      Axis.allCases.first { $0.verbWord == word }
    }
    embedding.spacing = try optional(.spacing)
    embedding.alignment = try optionalWord(.alignment, "alignment", StackViewElement.Alignment.init)
    embedding.distribution = try optionalWord(.distribution, "distribution", StackViewElement.Distribution.init)
    embedding.label = try optional(.label)
    embedding.id = try optional(.id)
    return embedding
  }
}

extension Axis {
  /// As a verb that is written down calls it.
  var verbWord: String { self == .horizontal ? "horizontal" : "vertical" }
}
