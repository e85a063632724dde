import Geometry

/// A constraint as the console describes it, in all parts that the text has: its `description` is the text again.
///
///     <NSLayoutConstraint:0x6040000895b0 'gap' H:|-(8@750)-[UIButton:0x7fde59e048d0'Press']   (active, names: '|':UIView:0x7fde )>
package struct ConsoleConstraint: Hashable, Sendable {
  /// The two notations in which the console writes what a constraint demands.
  package enum Body: Hashable, Sendable {
    /// An equation of attributes: `A.width == 0.5*B.height + 3`.
    case equation(ConsoleEquation)
    /// A row or a column of views: `H:|-(8)-[A]-[B]|`.
    case visual(ConsoleVisual)
  }

  /// With the module: `SnapKit.LayoutConstraint`.
  package var className: String
  /// `0x6040000895b0`, or the word that a library writes instead.
  package var address: String
  /// The line of code that a library knows.
  package var place: CodeLocation?
  /// The flags of an autoresizing mask, horizontal and vertical: `--&` is margin before, size, margin after.
  package var mask: Mask?
  /// The app's or UIKit's own identifier without its quotes: `gap`, `UISV-spacing`; nil if the text has none.
  package var identifier: String?
  /// The equation or the visual format behind class, address and identifier.
  package var body: Body
  /// The priorities of a content size.
  package var content: Content?
  /// The parentheses at the end, with activity and names; nil if the text ends without them.
  package var state: State?

  /// The autoresizing mask that a constraint was made from: `h=--& v=--&`. A `&` is flexible, a `-` is fixed.
  package struct Mask: Hashable, Sendable {
    /// Three characters for the left margin, the width and the right margin: `--&`.
    package var horizontal: String
    /// Three characters for the top margin, the height and the bottom margin: `--&`.
    package var vertical: String
  }

  /// The two priorities of a content size along one axis: `Hug:250 CompressionResistance:750`.
  package struct Content: Hashable, Sendable {
    /// The priority with which the view stays as small as its content; 1000 is required.
    package var hugging: ConsoleNumber
    /// The priority with which the view stays as large as its content; 1000 is required.
    package var resistance: ConsoleNumber
  }

  /// `(active, names: '|':UIView:0x7fde )`; up to iOS 8 `(Names: '|':UIView:0x7fde )`.
  package struct State: Hashable, Sendable {
    /// The spaces before it.
    package var gap: String
    /// `active`, `inactive`; empty up to iOS 8.
    package var word: String
    /// What the names in the description stand for, in the order of the text; empty if the description has no names.
    package var names: [ConsoleBinding]
    /// What closes it: `)`, after names most often ` )`.
    package var closing: String
  }
}

/// A name of a description and what it stands for: `'|':UIView:0x7fde`.
package struct ConsoleBinding: Hashable, Sendable {
  /// `'|'` or an accessibility identifier, which the console cuts after 25 characters.
  package var key: String
  /// The view or layout guide behind the colon: `UIView:0x7fde`.
  package var item: ConsoleItem
}

/// A view or layout guide as a description names it.
package enum ConsoleItem: Hashable, Sendable {
  /// `UIButton:0x7fde59e048d0'Press'`; the title is a text, or the identifier of a guide.
  case object(className: String, address: String, title: String?)
  /// A name that the constraint's bindings explain, or a library's.
  case named(String)
  /// An address alone, only in bindings.
  case address(String)
}

/// A number with the digits of the text, such as `44.0`, and a standard distance's name: `NSSpace(8)`.
package struct ConsoleNumber: Hashable, Sendable {
  /// A length in points, a multiplier or a priority, depending on where the number stands.
  package var value: Double
  /// The number as the console wrote it, which distinguishes `44.0` from `44`.
  package var digits: String
  /// The word before the parentheses, `NSSpace` in `NSSpace(8)`; nil for a plain number.
  package var space: String?
}

/// `A.width == 0.5*B.height + 3 @750`.
package struct ConsoleEquation: Hashable, Sendable {
  /// An attribute of an item: `UIButton:0x7fde59e048d0'Press'.width`.
  package struct Place: Hashable, Sendable {
    /// The view or layout guide before the last dot.
    package var item: ConsoleItem
    /// A word of UIKit's, among them `minX`, `midY` and the like of masks.
    package var attribute: String
  }

  /// A multiplier that follows the second attribute.
  package enum Operand: Hashable, Sendable {
    /// `UIView.width * 0.25`, as libraries write; iOS writes `0.25*UIView.width`.
    case times(ConsoleNumber)
    /// `UIView.width / 4`; the multiplier is the reciprocal of the number.
    case dividedBy(ConsoleNumber)
  }

  /// A length in points that follows the second attribute.
  package enum Constant: Hashable, Sendable {
    /// `B.height + 3`.
    case plus(ConsoleNumber)
    /// `B.height - 3`; the number is the 3, without the sign of the subtraction.
    case minus(ConsoleNumber)
    /// `B.bottom NSSpace(8)`.
    case standard(ConsoleNumber)
  }

  /// Everything between the relation and the priority.
  package enum Right: Hashable, Sendable {
    /// A constant without a second item, in points: `A.width == 44`.
    case number(ConsoleNumber)
    /// A second attribute with a multiplier before it (`0.5*B.height`) or after it, and a constant; nil where the text
    /// has none.
    case place(factor: ConsoleNumber?, Place, operand: Operand?, constant: Constant?)
  }

  /// The attribute before the relation: `A.width`.
  package var left: Place
  /// The comparison of both sides; the console writes it with a space on each side.
  package var relation: Relation
  /// What the attribute on the left is compared with: `44`, or `0.5*B.height + 3`.
  package var right: Right
  /// The text's last part, such as `@750`; nil for a required constraint, whose priority the console leaves out.
  package var priority: ConsolePriority?
}

/// A priority with the text that introduces it: `@750`.
package struct ConsolePriority: Hashable, Sendable {
  /// What stands before the number: `@` or ` @`; libraries also write ` ^`.
  package var mark: String
  /// The priority from 0 to 1000, where 1000 is required.
  package var number: ConsoleNumber
}

/// `H:|-(8)-[A(>=100)]-[B]|(LTR)`.
package struct ConsoleVisual: Hashable, Sendable {
  /// What a predicate compares a view's size or a distance with.
  package enum Operand: Hashable, Sendable {
    /// A length in points: the 100 of `[A(>=100)]`.
    case number(ConsoleNumber)
    /// A view that has the size: the second view of `[A(==B)]`.
    case item(ConsoleItem)
  }

  /// One condition of a list in parentheses: `>=100@750`.
  package struct Predicate: Hashable, Sendable {
    /// Nil for an equality that the text leaves out.
    package var relation: Relation?
    /// The length or the view behind the relation.
    package var operand: Operand
    /// The condition's last part, `@750`; nil for a required condition, whose priority the text leaves out.
    package var priority: ConsolePriority?
  }

  /// The distance between two neighboring views, or between a view and the container's edge.
  package enum Connection: Hashable, Sendable {
    /// `[A][B]`: the distance is 0 points.
    case flush
    /// `[A]-[B]`: UIKit's standard distance, which the text does not give in points.
    case standard
    /// `-8-`
    case bare(ConsoleNumber)
    /// `-(>=8,<=20@750)-`: the distance in points meets each of the conditions.
    case predicates([Predicate])
  }

  /// A view in brackets: `[A(>=100)]`.
  package struct View: Hashable, Sendable {
    /// The view or layout guide that the text names before the conditions.
    package var item: ConsoleItem
    /// The conditions on the width (`H:`) or the height (`V:`); empty for a view without parentheses.
    package var predicates: [Predicate]
  }

  /// Horizontal for a text that begins with `H:`, vertical for `V:`.
  package var axis: Axis
  /// From the container's edge, if the text begins there.
  package var start: Connection?
  /// Never empty.
  package var views: [View]
  /// One fewer than views.
  package var between: [Connection]
  /// To the container's edge, if the text ends there.
  package var end: Connection?
  /// `LTR` or `RTL` where left and right are meant.
  package var direction: String?
}
