import Foundation
import Geometry
import InterfaceBuilder

/// A verb written down, as front ends send it: an object with the name of the verb in `verb`, and the verb's own members beside it. Objects
/// are named by id or by the names of the outline, words are those of `trellis edit`, and members that say nothing are left out:
///
///     {"verb": "pin", "objects": ["box"], "edges": {"top": 8, "leading": "standard"}}
///
/// Reading fails with a `DecodingError` whose description names what is missing, or is not a word of the verb.
extension Verb: Codable {
  package init(from decoder: any Decoder) throws { self = try VerbReader(decoder).read() }

  package func encode(to encoder: any Encoder) throws {
    var writer = VerbWriter(encoder)
    try writer.write(self)
  }
}

extension Verb {
  /// What is written down, in the same bytes in every process.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Numbers that are not finite cannot be written; such verbs are refused.
    return (try? encoder.encode(self)).map(Array.init) ?? Array(name.utf8)
  }

  /// The verb's own name, as `trellis edit` takes it.
  package var name: String {
    switch self {
    case .pin: "pin"
    case .align: "align"
    case .connect: "connect"
    case .constrain: "constrain"
    case .set: "set"
    case .vary: "vary"
    case .install: "install"
    case .add: "add"
    case .delete: "delete"
    case .move: "move"
    case .duplicate: "duplicate"
    case .embed: "embed"
    case .unembed: "unembed"
    case .resolve: "resolve"
    case .outlet: "outlet"
    case .collection: "collection"
    case .action: "action"
    case .paste: "paste"
    case .guide: "guide"
    case .segue: "segue"
    case .scene: "scene"
    case .initial: "initial"
    case .place: "place"
    case .barItem: "barItem"
    }
  }
}

/// The members of all verbs. Which of them count depends on the verb.
enum VerbKey: String, CodingKey {
  case verb, object, objects, values, text, identifier, from, to, drags, edges, width, height, equalWidths,
    equalHeights,
    aspectRatio, toMargins, toSuperview, relation, priority, updatesFrames, attributes, centerX, centerY, offset,
    sizeClass, isInstalled, kind, into, at, id, label, axis, spacing, alignment, distribution, resolution, frame, by,
    event, neighbors, segue, place
}

/// Points as a number, or a word.
extension Pin.Distance: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let points = try? value.decode(Double.self) {
      self = .points(points)
      return
    }
    switch try value.decode(String.self) {
    case "current": self = .current
    case "standard": self = .standard
    case let word:
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "A distance must be a number, \"current\" or \"standard\", not \"\(word)\".")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .points(let points): try value.encode(points)
    case .current: try value.encode("current")
    case .standard: try value.encode("standard")
    }
  }
}
