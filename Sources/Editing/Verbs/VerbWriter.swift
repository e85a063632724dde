import Geometry
import InterfaceBuilder

/// Writes a verb down, so that ``VerbReader`` reads the same verb. What says nothing is left out.
struct VerbWriter {
  private var members: KeyedEncodingContainer<VerbKey>

  init(_ encoder: any Encoder) { members = encoder.container(keyedBy: VerbKey.self) }

  mutating func write(_ verb: Verb) throws {
    try members.encode(verb.name, forKey: .verb)
    switch verb {
    case .pin(let objects, let pin):
      try begin(objects: objects)
      try write(pin)
    case .align(let objects, let alignment):
      try begin(objects: objects)
      try write(alignment)
    case .connect(let from, let to, let drags):
      try members.encode(from, forKey: .from)
      try members.encode(to, forKey: .to)
      try members.encode(drags.map(\.rawValue), forKey: .drags)
    case .constrain(let text, let identifier):
      try members.encode(text, forKey: .text)
      try members.encodeIfPresent(identifier, forKey: .identifier)
    case .set(let objects, let assignments):
      try begin(oneOrMore: objects)
      try write(assignments)
    case .vary(let objects, let assignments, let classes):
      try begin(oneOrMore: objects)
      try write(assignments)
      try members.encode(classes.name, forKey: .sizeClass)
    case .install(let objects, let isInstalled, let classes):
      try begin(objects: objects)
      try members.encode(isInstalled, forKey: .isInstalled)
      try members.encodeIfPresent(classes?.name, forKey: .sizeClass)
    case .add(let view, let parent, let index):
      try write(view)
      try write(into: parent, at: index)
    case .delete(let objects): try begin(objects: objects)
    case .move(let objects, let parent, let index):
      try begin(objects: objects)
      try write(into: parent, at: index)
    case .duplicate(let objects, let distance):
      try begin(objects: objects)
      if distance != Verb.usualDistance { try members.encode([distance.x, distance.y], forKey: .by) }
    case .embed(let objects, let embedding):
      try begin(objects: objects)
      try write(embedding)
    case .unembed(let object): try begin(object: object)
    case .resolve(let objects, let resolution):
      try begin(objects: objects)
      try members.encode(resolution.rawValue, forKey: .resolution)
    case .outlet(let from, let property, let to):
      try members.encode(from, forKey: .from)
      try members.encode(property, forKey: .text)
      try members.encode(to, forKey: .to)
    case .collection(let from, let property, let to):
      try members.encode(from, forKey: .from)
      try members.encode(property, forKey: .text)
      try members.encode(to, forKey: .to)
    case .action(let from, let selector, let to, let event):
      try members.encode(from, forKey: .from)
      try members.encode(selector, forKey: .text)
      try members.encode(to, forKey: .to)
      try members.encodeIfPresent(event, forKey: .event)
    case .paste(let text, let parent, let index):
      try members.encode(text, forKey: .text)
      try write(into: parent, at: index)
    case .guide(let parent, let name):
      try members.encode(parent, forKey: .into)
      try members.encodeIfPresent(name, forKey: .label)
    case .segue(let segue):
      try members.encode(segue.from, forKey: .from)
      try members.encode(segue.to, forKey: .to)
      try members.encode(segue.kind, forKey: .kind)
      try members.encodeIfPresent(segue.relationship, forKey: .segue)
      try members.encodeIfPresent(segue.identifier, forKey: .identifier)
    case .scene(let kind, let point):
      try members.encode(kind.rawValue, forKey: .kind)
      if let point { try members.encode([point.x, point.y], forKey: .at) }
    case .initial(let object): try begin(object: object)
    case .place(let object, let point):
      try begin(object: object)
      try members.encode([point.x, point.y], forKey: .at)
    case .barItem(let parent, let place, let assignments):
      try members.encode(parent, forKey: .into)
      try members.encode(place.rawValue, forKey: .place)
      try write(assignments)
    }
  }

  // MARK: Members

  private mutating func begin(object: String? = nil, objects: [String]? = nil) throws {
    try members.encodeIfPresent(object, forKey: .object)
    try members.encodeIfPresent(objects, forKey: .objects)
  }

  /// One object is written as it was when the verb took no more.
  private mutating func begin(oneOrMore objects: [String]) throws {
    if objects.count == 1 { try begin(object: objects[0]) } else { try begin(objects: objects) }
  }

  private mutating func write(into parent: String, at index: Int?) throws {
    try members.encode(parent, forKey: .into)
    try members.encodeIfPresent(index, forKey: .at)
  }

  /// Of two values of one name the later counts, as it does where both are set.
  private mutating func write(_ assignments: [Assignment]) throws {
    let values = Dictionary(assignments.map { ($0.name, $0.value) }) { _, last in last }
    try members.encode(values, forKey: .values)
  }

  private mutating func write(_ value: Bool, _ key: VerbKey) throws {
    if value { try members.encode(value, forKey: key) }
  }

  private mutating func write(priority: Double) throws {
    if priority != 1000 { try members.encode(priority, forKey: .priority) }
  }

  // MARK: Panels

  private mutating func write(_ pin: Pin) throws {
    if !pin.edges.isEmpty {
      let edges = Dictionary(uniqueKeysWithValues: pin.edges.map { ($0.key.rawValue, $0.value) })
      try members.encode(edges, forKey: .edges)
    }
    if !pin.neighbors.isEmpty {
      let neighbors = Dictionary(uniqueKeysWithValues: pin.neighbors.map { ($0.key.rawValue, $0.value) })
      try members.encode(neighbors, forKey: .neighbors)
    }
    try members.encodeIfPresent(pin.width, forKey: .width)
    try members.encodeIfPresent(pin.height, forKey: .height)
    try write(pin.equalWidths, .equalWidths)
    try write(pin.equalHeights, .equalHeights)
    try members.encodeIfPresent(pin.aspectRatio, forKey: .aspectRatio)
    try write(pin.toMargins, .toMargins)
    try write(pin.toSuperview, .toSuperview)
    if pin.relation != .equal { try members.encode(pin.relation.word, forKey: .relation) }
    try write(priority: pin.priority)
    try write(pin.updatesFrames, .updatesFrames)
  }

  private mutating func write(_ alignment: Alignment) throws {
    try members.encode(alignment.attributes.map(\.word), forKey: .attributes)
    try members.encodeIfPresent(alignment.centerXInContainer, forKey: .centerX)
    try members.encodeIfPresent(alignment.centerYInContainer, forKey: .centerY)
    if alignment.offset != 0 { try members.encode(alignment.offset, forKey: .offset) }
    try write(priority: alignment.priority)
    try write(alignment.updatesFrames, .updatesFrames)
  }

  private mutating func write(_ view: NewView) throws {
    try members.encode(view.kind.rawValue, forKey: .kind)
    try members.encodeIfPresent(view.id, forKey: .id)
    try members.encodeIfPresent(view.label, forKey: .label)
    try members.encodeIfPresent(view.text, forKey: .text)
    if !view.attributes.isEmpty { try members.encode(view.attributes, forKey: .values) }
    if let frame = view.frame {
      try members.encode([frame.x, frame.y, frame.width, frame.height], forKey: .frame)
    }
  }

  private mutating func write(_ embedding: Embedding) throws {
    try members.encode(embedding.kind.rawValue, forKey: .kind)
    try members.encodeIfPresent(embedding.axis?.verbWord, forKey: .axis)
    try members.encodeIfPresent(embedding.spacing, forKey: .spacing)
    try members.encodeIfPresent(embedding.alignment?.rawValue, forKey: .alignment)
    try members.encodeIfPresent(embedding.distribution?.rawValue, forKey: .distribution)
    try members.encodeIfPresent(embedding.label, forKey: .label)
    try members.encodeIfPresent(embedding.id, forKey: .id)
  }
}
