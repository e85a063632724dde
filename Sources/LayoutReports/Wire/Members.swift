extension KeyedEncodingContainer {
  /// Encodes a value, or nothing where it is what decoding takes for a member that is missing.
  mutating func encode<Value: Encodable & Equatable>(_ value: Value, forKey key: Key, unless usual: Value) throws {
    if value != usual { try encode(value, forKey: key) }
  }
}

extension KeyedDecodingContainer {
  /// The value of a member, or the usual one where the member is missing.
  func decode<Value: Decodable>(_ key: Key, or usual: Value) throws -> Value {
    try decodeIfPresent(Value.self, forKey: key) ?? usual
  }

  /// The value of a member that must be there.
  package func decode<Value: Decodable>(_ key: Key) throws -> Value { try decode(Value.self, forKey: key) }

  /// The value of a member that may be missing.
  func decodeIfPresent<Value: Decodable>(_ key: Key) throws -> Value? { try decodeIfPresent(Value.self, forKey: key) }

  /// Refuses a report whose form is newer than this program.
  package func checkSchemaVersion(_ key: Key, atMost version: Int) throws {
    guard try decode(Int.self, forKey: key) > version else { return }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self,
      debugDescription:
        "A newer version of trellis wrote the report. This version reads reports up to version \(version).")
  }
}
