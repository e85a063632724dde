import AutoLayout

// Overloads of the functions that make constraints, which also record the line of the call.
//
// Apple's signatures stay as they are, because code may override these functions, refer to them without calling them,
// or require them in a protocol. An ordinary call resolves to the overload here, which calls Apple's function.

extension CodeLocation {
  /// Nil for files of UIKit itself: constraints that the system makes have no line in the app's code.
  init?(ofApp file: StaticString, _ line: UInt) {
    let isOwn = file.withUTF8Buffer {
      $0.isEmpty || $0.starts(with: "UIKitCore/".utf8) || $0.starts(with: "UIKit/".utf8)
    }
    if isOwn { return nil }
    self.init(file, line)
  }
}

extension NSLayoutConstraint {
  /// Apple's signature, for references to the initializer that are not calls. The constraint has no ``codeLocation``.
  @_disfavoredOverload
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init(
      item: view1, attribute: attr1, relatedBy: relation, toItem: view2, attribute: attr2, multiplier: multiplier,
      constant: c, file: "", line: 0)
  }

  /// The constraints of a visual format, each with the line of the call as its ``codeLocation``.
  public class func constraints(
    withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], file: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    constraints(withVisualFormat:options:metrics:views:)(format, opts, metrics, views).map { $0.located(file, line) }
  }

  fileprivate func located(_ file: StaticString, _ line: UInt) -> NSLayoutConstraint {
    codeLocation = CodeLocation(ofApp: file, line)
    return self
  }
}

extension NSLayoutAnchor {
  /// ``constraint(equalTo:)`` with the line of the call as the constraint's ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(equalTo:)(anchor).located(file, line) }

  /// ``constraint(greaterThanOrEqualTo:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo:)(anchor).located(file, line) }

  /// ``constraint(lessThanOrEqualTo:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo:)(anchor).located(file, line) }

  /// ``constraint(equalTo:constant:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(equalTo:constant:)(anchor, c).located(file, line) }

  /// ``constraint(greaterThanOrEqualTo:constant:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo:constant:)(anchor, c).located(file, line) }

  /// ``constraint(lessThanOrEqualTo:constant:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo:constant:)(anchor, c).located(file, line) }
}

extension NSLayoutXAxisAnchor {
  /// ``constraint(equalToSystemSpacingAfter:multiplier:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint { constraint(equalToSystemSpacingAfter:multiplier:)(anchor, multiplier).located(file, line) }

  /// ``constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)(anchor, multiplier).located(file, line)
  }

  /// ``constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)(anchor, multiplier).located(file, line)
  }
}

extension NSLayoutYAxisAnchor {
  /// ``constraint(equalToSystemSpacingBelow:multiplier:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint { constraint(equalToSystemSpacingBelow:multiplier:)(anchor, multiplier).located(file, line) }

  /// ``constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)(anchor, multiplier).located(file, line)
  }

  /// ``constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)(anchor, multiplier).located(file, line)
  }
}

extension NSLayoutDimension {
  /// ``constraint(equalToConstant:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(equalToConstant:)(c).located(file, line) }

  /// ``constraint(greaterThanOrEqualToConstant:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualToConstant:)(c).located(file, line) }

  /// ``constraint(lessThanOrEqualToConstant:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualToConstant:)(c).located(file, line) }

  /// ``constraint(equalTo:multiplier:constant:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, file: StaticString = #fileID,
    line: UInt = #line
  ) -> NSLayoutConstraint { constraint(equalTo:multiplier:constant:)(anchor, m, c).located(file, line) }

  /// ``constraint(greaterThanOrEqualTo:multiplier:constant:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo:multiplier:constant:)(anchor, m, c).located(file, line) }

  /// ``constraint(lessThanOrEqualTo:multiplier:constant:)`` with the line of the call as the constraint's
  /// ``NSLayoutConstraint/codeLocation``.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
    file: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo:multiplier:constant:)(anchor, m, c).located(file, line) }
}
