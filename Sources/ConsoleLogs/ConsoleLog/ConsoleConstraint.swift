import Geometry

/// A constraint as the console describes it, in all parts that the text has: its `description` is the text again.
///
///     <NSLayoutConstraint:0x6040000895b0 'gap' H:|-(8@750)-[UIButton:0x7fde59e048d0'Press']   (active, names: '|':UIView:0x7fde )>
public struct ConsoleConstraint: Hashable, Sendable {
  public enum Body: Hashable, Sendable {
    case equation(ConsoleEquation)
    case visual(ConsoleVisual)
  }

  /// With the module: `SnapKit.LayoutConstraint`.
  public var className: String
  /// `0x6040000895b0`, or the word that a library writes instead.
  public var address: String
  /// The line of code that a library knows.
  public var place: CodePlace?
  /// The flags of an autoresizing mask, horizontal and vertical: `--&` is margin before, size, margin after.
  public var mask: Mask?
  public var identifier: String?
  public var body: Body
  /// The priorities of a content size.
  public var content: Content?
  public var state: State?

  /// A line of the app's code: `CCBaseCell.swift#88`.
  public struct CodePlace: Hashable, Sendable {
    /// The file's name as the library wrote it, most often without a folder.
    public var file: String
    /// The first is 1.
    public var line: Int
  }

  public struct Mask: Hashable, Sendable {
    public var horizontal: String
    public var vertical: String
  }

  public struct Content: Hashable, Sendable {
    public var hugging: ConsoleNumber
    public var resistance: ConsoleNumber
  }

  /// `(active, names: '|':UIView:0x7fde )`; up to iOS 8 `(Names: '|':UIView:0x7fde )`.
  public struct State: Hashable, Sendable {
    /// The spaces before it.
    public var gap: String
    /// `active`, `inactive`; empty up to iOS 8.
    public var word: String
    public var names: [ConsoleBinding]
    /// What closes it: `)`, after names most often ` )`.
    public var closing: String
  }
}

/// A name of a description and what it stands for: `'|':UIView:0x7fde`.
public struct ConsoleBinding: Hashable, Sendable {
  /// `'|'` or an accessibility identifier, which the console cuts after 25 characters.
  public var key: String
  public var item: ConsoleItem
}

/// A view or layout guide as a description names it.
public enum ConsoleItem: Hashable, Sendable {
  /// `UIButton:0x7fde59e048d0'Press'`; the title is a text, or the identifier of a guide.
  case object(className: String, address: String, title: String?)
  /// A name that the constraint's bindings explain, or a library's.
  case named(String)
  /// An address alone, only in bindings.
  case address(String)
}

/// A number with the digits of the text, such as `44.0`, and a standard distance's name: `NSSpace(8)`.
public struct ConsoleNumber: Hashable, Sendable {
  public var value: Double
  public var digits: String
  public var space: String?
}

/// `A.width == 0.5*B.height + 3 @750`.
public struct ConsoleEquation: Hashable, Sendable {
  public struct Place: Hashable, Sendable {
    public var item: ConsoleItem
    /// A word of UIKit's, among them `minX`, `midY` and the like of masks.
    public var attribute: String
  }

  public enum Operand: Hashable, Sendable {
    /// `UIView.width * 0.25`, as libraries write; iOS writes `0.25*UIView.width`.
    case times(ConsoleNumber)
    case dividedBy(ConsoleNumber)
  }

  public enum Constant: Hashable, Sendable {
    case plus(ConsoleNumber)
    case minus(ConsoleNumber)
    /// `B.bottom NSSpace(8)`.
    case standard(ConsoleNumber)
  }

  public enum Right: Hashable, Sendable {
    case number(ConsoleNumber)
    case place(factor: ConsoleNumber?, Place, operand: Operand?, constant: Constant?)
  }

  public var left: Place
  public var relation: ConsoleRelation
  public var right: Right
  public var priority: ConsolePriority?
}

public enum ConsoleRelation: String, Hashable, Sendable, CaseIterable {
  case equal = "=="
  case atMost = "<="
  case atLeast = ">="
}

public struct ConsolePriority: Hashable, Sendable {
  /// What stands before the number: `@` or ` @`; libraries also write ` ^`.
  public var mark: String
  public var number: ConsoleNumber
}

/// `H:|-(8)-[A(>=100)]-[B]|(LTR)`.
public struct ConsoleVisual: Hashable, Sendable {
  public enum Operand: Hashable, Sendable {
    case number(ConsoleNumber)
    case item(ConsoleItem)
  }

  public struct Predicate: Hashable, Sendable {
    /// Nil for an equality that the text leaves out.
    public var relation: ConsoleRelation?
    public var operand: Operand
    public var priority: ConsolePriority?
  }

  public enum Connection: Hashable, Sendable {
    case flush
    case standard
    /// `-8-`
    case bare(ConsoleNumber)
    case predicates([Predicate])
  }

  public struct View: Hashable, Sendable {
    public var item: ConsoleItem
    public var predicates: [Predicate]
  }

  public var axis: Axis
  /// From the container's edge, if the text begins there.
  public var start: Connection?
  /// Never empty.
  public var views: [View]
  /// One fewer than views.
  public var between: [Connection]
  /// To the container's edge, if the text ends there.
  public var end: Connection?
  /// `LTR` or `RTL` where left and right are meant.
  public var direction: String?
}
