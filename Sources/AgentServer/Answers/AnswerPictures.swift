import Foundation

/// The pictures of a session, which an agent can read again as resources.
struct AnswerPictures {
  /// A picture with its address.
  struct Resource {
    var uri: String
    var picture: ToolAnswer.Picture

    /// As `resources/read` and an embedded resource have it.
    var contents: JSONValue {
      let isText = picture.type == "image/svg+xml"
      let value = isText ? String(decoding: picture.bytes, as: UTF8.self) : picture.bytes.base64EncodedString()
      return ["uri": .string(uri), "mimeType": .string(picture.type), isText ? "text" : "blob": .string(value)]
    }

    /// As an answer of a tool refers to it.
    var link: JSONValue {
      guard case .object(var members) = listing else { return .null }
      members["type"] = "resource_link"
      return .object(members)
    }

    /// As `resources/list` has it.
    var listing: JSONValue {
      [
        "uri": .string(uri), "name": .string(String(uri.split(separator: "/").last ?? "")),
        "mimeType": .string(picture.type), "size": .integer(picture.bytes.count),
      ]
    }
  }

  private static let kept = 20
  private var resources: [Resource] = []
  private var count = 0

  mutating func add(_ picture: ToolAnswer.Picture) -> Resource {
    count += 1
    let kind = picture.type == "image/svg+xml" ? "svg" : "png"
    let resource = Resource(uri: "trellis://pictures/\(count).\(kind)", picture: picture)
    resources.append(resource)
    if resources.count > Self.kept { resources.removeFirst() }
    return resource
  }

  /// The newest first.
  var listing: [JSONValue] { resources.reversed().map(\.listing) }

  subscript(_ uri: String) -> Resource? { resources.last { $0.uri == uri } }
}
