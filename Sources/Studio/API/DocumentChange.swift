import Editing
import InterfaceBuilder

/// A change that a page asks for: one of Interface Builder's verbs, by the ids of objects, or some bytes in the place of others, which is
/// written as `{"verb": "patch", "patch": …}`.
enum DocumentChange: Codable, Hashable {
  case verb(Verb)
  case patch(Patch)

  private enum Key: String, CodingKey { case verb, patch }

  /// `pin`, or `patch`.
  var name: String {
    switch self {
    case .verb(let verb): verb.name
    case .patch: Key.patch.rawValue
    }
  }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    self =
      try members.decode(String.self, forKey: .verb) == Key.patch.rawValue
      ? .patch(try members.decode(Patch.self, forKey: .patch)) : .verb(try Verb(from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .verb(let verb): try verb.encode(to: encoder)
    case .patch(let patch):
      var members = encoder.container(keyedBy: Key.self)
      try members.encode(Key.patch.rawValue, forKey: .verb)
      try members.encode(patch, forKey: .patch)
    }
  }
}
