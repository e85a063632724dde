import AutoLayout
import ConstraintSolver
import Geometry

/// `item1.attribute1 = multiplier × item2.attribute2 + constant`, or one of the inequalities.
///
/// Only `constant`, `priority`, `identifier` and `isActive` can change after creation.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// How the first side compares with the second.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second.
    case lessThanOrEqual = -1
    /// Both sides are equal. An optional equality comes as near as it can.
    case equal = 0
    /// The first side is at least the second.
    case greaterThanOrEqual = 1
  }

  /// A direction that sizes are asked for: priorities, ambiguity and stacks are along one of them.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Nil where the first side is a distance of `anchorWithOffset(to:)`, which `firstAnchor` knows.
  open var firstItem: AnyObject? { firstSide.reference?.object }
  private let firstSide: ConstraintSide
  /// Of the first item; `notAnAttribute` where the first side is a distance.
  public var firstAttribute: Attribute { firstSide.attribute }
  /// Reads from the first side to the second.
  public let relation: Relation
  /// Nil where the first side is compared with the constant alone, or where the second side is a distance.
  open var secondItem: AnyObject? { secondSide.reference?.object }
  private let secondSide: ConstraintSide
  /// `notAnAttribute` where there is no second item, whatever the initializer was told.
  public var secondAttribute: Attribute { secondSide.attribute }
  /// Applies to the second attribute. Where it is not 1 and the attributes are places, both are measured from the top,
  /// left or leading edge of the view that holds the constraint.
  public let multiplier: CGFloat
  /// The distance on the first side, if that was made by `anchorWithOffset(to:)`.
  var firstDistance: LayoutDistance? { firstSide.distance }
  var secondDistance: LayoutDistance? { secondSide.distance }

  /// Points. A value that is not finite raises.
  open var constant: CGFloat {
    get { ownConstant }
    set {
      guard newValue.isFinite else { return raiseInfinite(newValue) }
      guard newValue != ownConstant else { return }
      ownConstant = newValue
      // A constant that the program sets replaces the system's spacing.
      (symbolicSpacing, systemSpacingSteps) = (nil, nil)
      LayoutLog.noteConstant(newValue)
      owner?.layoutHost?.constantDidChange(self)
      owner?.contentOfReusableViewDidChange()
    }
  }
  // What the open properties say, in properties of the module, which reading does not check for overlapping accesses.
  @exclusivity(unchecked) private final var ownConstant: CGFloat
  @exclusivity(unchecked) private final var ownPriority = UILayoutPriority.required

  /// Required by default. A change from or to required raises once a layout has taken the constraint in; before, as between optional
  /// priorities, any change is allowed.
  open var priority: UILayoutPriority {
    get { ownPriority }
    set {
      guard newValue != ownPriority, mayHave(newValue) else { return }
      ownPriority = newValue
      owner?.layoutHost?.priorityDidChange(self)
    }
  }

  /// Whether the priority can be set; raises if it cannot.
  private func mayHave(_ priority: UILayoutPriority) -> Bool {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "It's illegal to set priority:\(significantDigits(Double(priority.rawValue))).  Priorities must be greater than 0 and "
          + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
      return false
    }
    guard owner?.layoutHost?.knows(self) == true, (priority == .required) != (ownPriority == .required) else {
      return true
    }
    LayoutException.raise(
      "NSInternalInconsistencyException",
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  "
        + "You passed priority \(significantDigits(Double(priority.rawValue))) and the existing priority was "
        + "\(significantDigits(Double(ownPriority.rawValue))).")
    return false
  }

  /// The name in logs, in quotes after the address; logs list constraints in the order of identifiers. Nil by default.
  open var identifier: String?
  /// Stored without effect: views are not archived.
  open var shouldBeArchived = false {
    didSet { if shouldBeArchived { LayoutLog.noteWithoutEffect("NSLayoutConstraint.shouldBeArchived") } }
  }
  /// The view that holds the constraint; nil while inactive.
  var owner: UIView? {
    get { holder }
    set { holder = newValue }
  }
  /// The engine's name of the constraint, with the number of the host that has the engine.
  var installed: (host: Int, handle: ConstraintHandle)?
  /// The same, which the view clears when it is deinitialized.
  nonisolated(unsafe) unowned(unsafe) var holder: UIView?
  /// Whether the constraint only says in the view's list where a layout guide is, which the engine knows without it.
  var describesGuide = false
  /// Whether UIKit made the constraint. In a conflict it is broken only if none of the program's can be.
  package var isSystem = false
  /// The id of the document's `constraint` element.
  public package(set) var interfaceBuilderID: String?
  /// The line of the app's code that made the constraint, if it is known. Explanations show it, logs do not.
  public internal(set) var codeLocation: CodeLocation?
  /// The symbol that logs write for a constant chosen by the system; nil for one that the program has set.
  var symbolicSpacing: SymbolicSpacing?
  /// The constant as a multiple of the system's spacing; nil if the program has set it. See `SystemSpacing.swift`.
  var systemSpacingSteps: CGFloat?
  /// Whether a layout has already raised because an item is not below the view that holds the constraint.
  var isReportedUnprepared = false
  /// Whether the items' attributes are places on different axes, which no layout can relate.
  private(set) var relatesDifferentAxes = false
  let address = ObjectAddress.next()

  enum SymbolicSpacing: String {
    /// The standard distance of a document.
    case document = "NSSpace"
    /// `constraint(equalToSystemSpacingAfter:multiplier:)` and its kin.
    case anchor = "NSLayoutAnchorConstraintSpace"
  }

  /// A required constraint that is not active yet. A pairing of attributes or a number that is not allowed raises; if
  /// that returns, the constraint cannot be activated.
  ///
  /// A second item with `notAnAttribute` is dropped. `file` and `line`, which the compiler fills in, become
  /// ``codeLocation``.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    firstSide = ConstraintSide(first: view1 as AnyObject, attr1)
    self.relation = relation
    secondSide = ConstraintSide(second: view2.map { $0 as AnyObject }, attr2)
    self.multiplier = multiplier
    ownConstant = c
    codeLocation = CodeLocation(ofApp: file, line)
    super.init()
    validate()
  }

  /// The same for sides whose items are known, which takes a third of the time.
  init(_ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide, multiplier: CGFloat, constant: CGFloat)
  {
    firstSide = first
    self.relation = relation
    secondSide = second
    self.multiplier = multiplier
    ownConstant = constant
    super.init()
    validate()
  }

  /// A constraint without items, as a placeholder in properties of type `NSLayoutConstraint`. Activating it has no
  /// effect.
  public override init() {
    (firstSide, secondSide) = (.nothing, .nothing)
    relation = .equal
    multiplier = 1
    ownConstant = 0
    isLegal = false
    super.init()
  }

  deinit { assert(holder == nil, "a view that holds the constraint has lost it from its list") }

  /// Whether the numbers and the pairing of attributes are legal. Otherwise the initializer has raised an exception,
  /// and the constraint cannot be activated.
  private(set) var isLegal = true

  open override var description: String { MainActor.assumeIsolated { fullDescription } }

  /// Raises an exception for the first mistake only, because on iOS the exception ends the call.
  private func validate() {
    guard multiplier.isFinite else {
      return refuse(
        "NSInternalInconsistencyException", "Multiplier is not finite! That's illegal. multiplier: \(multiplier)")
    }
    guard ownConstant.isFinite else {
      isLegal = false
      return raiseInfinite(ownConstant)
    }
    LayoutLog.noteConstant(ownConstant)
    do throws(PairingError) {
      for case let distance? in [firstDistance, secondDistance] {
        try checkPairing(distance.start.engine, distance.end.engine, hasSecondItem: true, multiplier: 1)
      }
      // A distance is compared with the other side as a size is.
      try checkPairing(
        firstDistance == nil ? firstAttribute.engine : .width,
        secondDistance == nil ? secondAttribute.engine : .width,
        hasSecondItem: hasSecondSide, multiplier: Double(multiplier))
    } catch {
      switch error {
      // Accepted until a layout needs the constraint; see `LayoutHost+Complaints.swift`.
      case .differentAxes: relatesDifferentAxes = true
      case .invalidPairing:
        // Until iOS 11 the subject was the selector, as below, and the sentence had no full stop.
        refuse("NSInvalidArgumentException", subjectOfRefusal + "Invalid pairing of layout attributes.")
      case .directionalWithAbsolute:
        refuse(
          "NSInvalidArgumentException",
          "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
            + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
            + "Use leading/trailing for both or neither.")
      case .locationEqualToConstant:
        refuse(
          "NSInvalidArgumentException",
          subjectOfRefusal
            + "A multiplier of 0 or a nil second item together with a location for the first attribute creates "
            + "an illegal constraint of a location equal to a constant. Location attributes must be specified in "
            + "pairs.")
      }
    }
  }

  /// Written only where it is needed: the description of a view costs many times what a constraint does.
  private var subjectOfRefusal: String { "NSLayoutConstraint for \(items.first.map { "\($0)" } ?? "(null)"): " }

  private func raiseInfinite(_ constant: CGFloat) {
    LayoutException.raise(
      "NSInternalInconsistencyException", "Constant is not finite! That's illegal. constant: \(constant)")
  }

  private func refuse(_ name: String, _ reason: String) {
    isLegal = false
    LayoutException.raise(name, reason)
  }
}

extension NSLayoutConstraint {
  /// The one to four views and guides that the constraint refers to; a distance has two of them.
  var items: [AnyObject] {
    var items: [AnyObject] = []
    if let firstItem { items.append(firstItem) }
    if let secondItem { items.append(secondItem) }
    return items + distantItems
  }

  /// The items of distances, of which most constraints have none.
  var distantItems: [AnyObject] {
    guard firstDistance != nil || secondDistance != nil else { return [] }
    return (firstDistance?.items ?? []) + (secondDistance?.items ?? [])
  }

  var hasSecondSide: Bool { secondAttribute != .notAnAttribute || secondDistance != nil }
}

extension NSLayoutConstraint.Relation {
  package var engine: Geometry.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  init(_ engine: Geometry.Relation) {
    switch engine {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension UILayoutPriority {
  /// The engine's priority. Values outside (0, 1000] are clamped; only the content priorities of views can have them,
  /// because constraints refuse them.
  var engine: Priority {
    Priority(rawValue: Swift.min(Swift.max(rawValue, Float.leastNormalMagnitude), 1000)) ?? .required
  }
}
