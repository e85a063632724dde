/// One thing that a version of a document has otherwise than an older one: an object, a connection, or a value of an object.
package struct StructuralChange: Hashable, Sendable, Codable {
  /// What happened.
  package enum Kind: String, Hashable, Sendable, Codable {
    /// The older version has no such object.
    case added
    /// The newer version has no such object.
    case removed
    /// The object lies in another one.
    case moved
    /// Children of the object are in another order.
    case reordered
    /// A value of the object is another one, or is there in one version only.
    case changed
  }

  /// What it is about, by which a reader sorts.
  package enum Topic: String, Hashable, Sendable, Codable, CaseIterable {
    case document, scene, object, hierarchy, order, type, identifier, connection, segue, text, appearance, image,
      attribute,
      variation, constraint
  }

  /// What happened.
  package var kind: Kind
  /// What it is about.
  package var topic: Topic
  /// The name of the XML element of the object.
  package var element: String
  /// The id of the object; `scene:` and its id for a scene; empty for the document.
  package var id: String
  /// Such as `the button “Submit”`.
  package var name: String
  /// The name of the scene; nil in a xib, and for what lies in no scene.
  package var scene: String?
  /// Where the object is in the new version; if it was removed, where what it lay in is. The first line is 1.
  package var line: Int
  /// The first column is 1.
  package var column: Int
  /// What changed, in words, such as `title` or `constant`; nil for objects that were added, removed or moved.
  package var attribute: String?
  /// What the old version has, in words: a value, or where the object lay.
  package var old: String?
  /// What the new version has.
  package var new: String?
  /// The ids of the object, of everything that lies in it, and of what came or went with it.
  package var ids: [String]
  /// How many objects of which kind came or went with it, such as `label`: 2.
  package var parts: [String: Int]
  /// Connections that came or went with it, such as `outlet “title”`.
  package var connections: [String]
  /// Texts that came or went with it.
  package var texts: [String]

  /// A change with all that is said of it.
  package init(
    kind: Kind, topic: Topic, element: String, id: String, name: String, scene: String?, line: Int, column: Int,
    attribute: String?, old: String?, new: String?, ids: [String], parts: [String: Int], connections: [String],
    texts: [String]
  ) {
    (self.kind, self.topic, self.element, self.id, self.name, self.scene) = (kind, topic, element, id, name, scene)
    (self.line, self.column, self.attribute, self.old, self.new) = (line, column, attribute, old, new)
    (self.ids, self.parts, self.connections, self.texts) = (ids, parts, connections, texts)
  }
}

/// What differs between versions without anybody seeing it: what Interface Builder derives, or notes for itself.
package enum DerivedDifference: String, Hashable, Sendable, Codable, CaseIterable {
  /// Stored frames of views.
  case frames
  /// Places of scenes on the canvas, and the device that it shows.
  case canvas
  /// Versions of Xcode and of what it reads a document with.
  case versions
  /// Lists of the images and colors that are used.
  case resources
  /// Elements that hold nothing, such as `<animations/>`.
  case empty
  /// White space, comments, and the order of what has none.
  case bytes
}
