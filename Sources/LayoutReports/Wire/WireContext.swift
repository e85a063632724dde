/// The place in the text where one value is encoded.
struct WireContext: Encoder {
  let writer: WireWriter
  /// How many objects and arrays are open around the value.
  let depth: Int

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// A second container of the same value continues its object, so that a value can add the members of another to its own.
  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    open(array: false)
    return KeyedEncodingContainer(WireMembers<Key>(writer: writer, depth: depth + 1))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    open(array: true)
    return WireElements(writer: writer, depth: depth + 1)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { WireSingleValue(writer: writer) }

  private func open(array isArray: Bool) {
    writer.close(to: depth + 1)
    if writer.depth == depth { writer.begin(array: isArray) }
  }
}

/// The members of an object.
private struct WireMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: WireWriter
  let depth: Int

  var codingPath: [any CodingKey] { [] }

  private func key(_ key: Key, onOwnLine: Bool = false) {
    writer.close(to: depth)
    writer.key(key.stringValue, onOwnLine: onOwnLine)
  }

  mutating func encodeNil(forKey key: Key) {
    self.key(key)
    writer.null()
  }

  mutating func encode(_ value: Bool, forKey key: Key) {
    self.key(key)
    writer.bool(value)
  }

  mutating func encode(_ value: String, forKey key: Key) {
    self.key(key)
    writer.string(value)
  }

  mutating func encode(_ value: Double, forKey key: Key) {
    self.key(key)
    writer.number(value)
  }

  mutating func encode(_ value: Int, forKey key: Key) {
    self.key(key)
    writer.integer(value)
  }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    let line = value as? any StandsOnItsOwnLine
    self.key(key, onOwnLine: line?.isWorthALine ?? false)
    try writer.write(value, line)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    self.key(key)
    return WireContext(writer: writer, depth: depth).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    self.key(key)
    return WireContext(writer: writer, depth: depth).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { superEncoder(forKey: Key(stringValue: "super")!) }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    self.key(key)
    return WireContext(writer: writer, depth: depth)
  }
}

/// The elements of an array.
private struct WireElements: UnkeyedEncodingContainer {
  let writer: WireWriter
  let depth: Int
  private(set) var count = 0

  init(writer: WireWriter, depth: Int) {
    self.writer = writer
    self.depth = depth
  }

  var codingPath: [any CodingKey] { [] }

  private mutating func next(onOwnLine: Bool = false) {
    writer.close(to: depth)
    writer.element(onOwnLine: onOwnLine)
    count += 1
  }

  mutating func encodeNil() {
    next()
    writer.null()
  }

  mutating func encode(_ value: Bool) {
    next()
    writer.bool(value)
  }

  mutating func encode(_ value: String) {
    next()
    writer.string(value)
  }

  mutating func encode(_ value: Double) {
    next()
    writer.number(value)
  }

  mutating func encode(_ value: Int) {
    next()
    writer.integer(value)
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    let line = value as? any StandsOnItsOwnLine
    next(onOwnLine: line?.isWorthALine ?? false)
    try writer.write(value, line)
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    next()
    return WireContext(writer: writer, depth: depth).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    next()
    return WireContext(writer: writer, depth: depth).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    next()
    return WireContext(writer: writer, depth: depth)
  }
}

/// A value that is no object and no array.
private struct WireSingleValue: SingleValueEncodingContainer {
  let writer: WireWriter

  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() { writer.null() }
  mutating func encode(_ value: Bool) { writer.bool(value) }
  mutating func encode(_ value: String) { writer.string(value) }
  mutating func encode(_ value: Double) { writer.number(value) }
  mutating func encode(_ value: Float) { writer.number(Double(value)) }
  mutating func encode(_ value: Int) { writer.integer(value) }
  mutating func encode(_ value: Int8) { writer.integer(value) }
  mutating func encode(_ value: Int16) { writer.integer(value) }
  mutating func encode(_ value: Int32) { writer.integer(value) }
  mutating func encode(_ value: Int64) { writer.integer(value) }
  mutating func encode(_ value: UInt) { writer.integer(value) }
  mutating func encode(_ value: UInt8) { writer.integer(value) }
  mutating func encode(_ value: UInt16) { writer.integer(value) }
  mutating func encode(_ value: UInt32) { writer.integer(value) }
  mutating func encode(_ value: UInt64) { writer.integer(value) }
  mutating func encode<Value: Encodable>(_ value: Value) throws {
    try writer.write(value, value as? any StandsOnItsOwnLine)
  }
}
