import Geometry
import InterfaceBuilder

/// A change of a document, as a value. Objects are named by their ids; ``Naming`` finds these by what people call them.
///
/// Applying an edit changes the bytes that must change and no others, and is refused with an ``EditError`` where Interface Builder
/// would not do it. ``Draft/patch`` is what all edits of a draft change together, ``Patch/inverse`` takes them back.
package enum Edit: Hashable, Sendable {
  /// A new constraint. The view that owns it is the nearest one around both items.
  case addConstraint(NewConstraint)
  /// Another constant, priority and so on of a constraint.
  case changeConstraint(String, ConstraintChange)
  /// An attribute of any object; nil takes it away. Attributes that hold numbers or one of some words are checked.
  case setAttribute(String, name: String, to: String?)
  /// The text or title of a view, wherever the document keeps it; nil for none.
  case setText(String, to: String?)
  /// A text style as the font of a view, by the name that documents have: `UICTFontTextStyleBody`.
  case setTextStyle(String, to: String)
  /// The font of a view, or of a button's title; nil for the usual one of its class.
  case setFont(String, to: FontElement?)
  /// A color of a view by its key, such as `textColor`, or `titleColor` of a button; nil for none of its own. The value is what a
  /// color with a name is when the document is saved.
  case setColor(String, key: String, to: ColorValue?, value: ColorValue?)
  /// An image of a view by its key; nil for none.
  case setImage(String, key: String, to: ImageChoice?)
  /// The stored frame of a view, in points of its superview's coordinates. Constraints decide again at the next layout.
  case setFrame(String, to: Rect)
  /// The layout margins of a view in points; nil for those of the system.
  case setMargins(String, to: Insets?)
  /// An attribute for some size classes only; nil takes the variation away.
  case vary(String, name: String, to: String?, for: VariedClasses)
  /// A font for some size classes only; nil takes it away.
  case varyFont(String, to: FontElement?, for: VariedClasses)
  /// A color for some size classes only; nil takes it away.
  case varyColor(String, key: String, to: ColorValue?, value: ColorValue?, for: VariedClasses)
  /// A field that the document has in an element inside of the object, such as `textInputTraits.keyboardType`; nil takes it away.
  case setPart(String, name: String, to: PartValue?)
  /// A user-defined run-time attribute by its key path, as a type and a value; nil takes it away.
  case setRuntime(String, keyPath: String, to: String?, color: ColorValue?)
  /// Whether a view or constraint is installed: for some size classes, or with nil for all that say nothing else.
  case install(String, Bool, for: VariedClasses?)
  /// A new view in a superview.
  case addView(NewView, into: String, at: Int?)
  /// Into another superview, or to another place among its siblings. Constraints to views outside of the new superview's tree are
  /// removed, since they would belong to nobody.
  case move(String, into: String, at: Int?)
  /// Copies of views with everything in them, each with an id of its own, and some points away from its view. Constraints to
  /// what is not copied are left out.
  case duplicate([String], as: [String], by: Point)
  /// A layout guide of a view, placed by constraints.
  case addGuide(into: String, id: String?, name: String?)
  /// An outlet between two objects.
  case addOutlet(from: String, property: String, to: String)
  /// One more object of an outlet collection.
  case addToCollection(from: String, property: String, to: String)
  /// An action of a control, or of another object that sends one, to an object of its scene.
  case addAction(from: String, selector: String, to: String, event: String?)
  /// A segue between two scenes.
  case addSegue(NewSegue)
  /// A new scene of a storyboard, at a place of its map. The value is that of the color of new views.
  case addScene(ElementKind, at: Point?, value: ColorValue?)
  /// A controller into a new navigation or tab bar controller.
  case embedScene(String, in: ElementKind)
  /// The controller that the app begins with; nil for none.
  case setInitialScene(String?)
  /// Another place of a scene on the storyboard's map.
  case moveScene(String, to: Point)
  /// An item of a bar.
  case addBarItem(into: String, place: BarPlace, attributes: [Assignment])
  /// Views of a text that ``Draft/fragment(of:)`` made, each with an id of its own.
  case paste(String, into: String, at: Int?)
  /// Views, constraints, guides, outlets, actions or segues, with everything that refers to them.
  case remove([String])
}

/// A constraint that does not exist yet: `first (relation) multiplier × second + constant`.
package struct NewConstraint: Hashable, Sendable {
  /// One of the words of documents and its object.
  package struct Side: Hashable, Sendable {
    /// The id of a view or a guide.
    package var item: String
    /// What of it is related.
    package var attribute: ConstraintElement.Attribute

    /// An attribute of the object with the id.
    package init(_ item: String, _ attribute: ConstraintElement.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The left side.
  package var first: Side
  /// How the sides compare.
  package var relation: Relation = .equal
  /// The right side; nil for a size of its own.
  package var second: Side?
  /// As it is written, also `3:4`.
  package var multiplier = "1"
  /// In points.
  package var constant = 0.0
  /// From 1 to 1000.
  package var priority = 1000.0
  /// The name that logs show.
  package var identifier: String?
  /// Whether it is removed when the app is built.
  package var isPlaceholder = false
  /// Whether the constant is the standard distance, whatever ``constant`` says. The sides may change places then.
  package var isSymbolic = false
  /// The object id; nil for a new one.
  package var id: String?

  /// The same for a constraint whose sides have changed places.
  var normal: NewConstraint {
    guard let second, multiplier == "1",
      (second.item, second.attribute.word) < (first.item, first.attribute.word)
    else { return self }
    var normal = self
    (normal.first, normal.second, normal.relation, normal.constant) = (second, first, relation.turned, 0 - constant)
    return normal
  }

  /// A required equation.
  package init(_ first: Side, _ second: Side? = nil, constant: Double = 0) {
    self.first = first
    self.second = second
    self.constant = constant
  }
}

/// New values of a constraint; those that are nil stay.
package struct ConstraintChange: Hashable, Sendable {
  /// In points. A standard distance becomes a number.
  package var constant: Double?
  /// As it is written, also `3:4`.
  package var multiplier: String?
  /// From 1 to 1000.
  package var priority: Double?
  /// How the sides compare.
  package var relation: Relation?
  /// The name that logs show; empty for none.
  package var identifier: String?
  /// Whether it is removed when the app is built.
  package var isPlaceholder: Bool?
  /// Whether the constant is the standard distance, which it becomes then, whatever ``constant`` says.
  package var isSymbolic: Bool?

  /// No change.
  package init() {}

  /// Another constant, in points.
  package init(constant: Double) { self.constant = constant }
}

/// A view that does not exist yet.
package struct NewView: Hashable, Sendable {
  /// One of ``ViewLibrary/kinds``.
  package var kind: ElementKind
  /// The object id; nil for a new one.
  package var id: String?
  /// The name in the outline; nil for that of the library.
  package var label: String?
  /// Its text or title; nil for that of the library.
  package var text: String?
  /// In the superview's coordinates; nil for the middle of it, in the size of the library.
  package var frame: Rect?
  /// Attributes besides those of the library, or in their place.
  package var attributes: [String: String] = [:]

  /// A view as the library has it.
  package init(_ kind: ElementKind, id: String? = nil) {
    self.kind = kind
    self.id = id
  }
}
