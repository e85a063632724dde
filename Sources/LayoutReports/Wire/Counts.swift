/// An object with a member for each name, in the order of the list.
struct Counts: Encodable {
  var list: [(name: String, count: Int)]

  func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: NameKey.self)
    for (name, count) in list { try members.encode(count, forKey: NameKey(stringValue: name)) }
  }
}

private struct NameKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
