import Testing
import UIKitCore

/// A visual format and the constraints it stands for, as the log prints them, without address and state.
///
/// The superview `super` holds `a`, `b` and `c`. Metrics: `w` 40, `p` 600, `_x1` 2.5.
struct FormatCase: Sendable, CustomTestStringConvertible {
  var format: String
  var options: NSLayoutConstraint.FormatOptions
  var constraints: [String]

  init(_ format: String, _ constraints: [String]) { self.init(format, [], constraints) }

  init(_ format: String, _ options: NSLayoutConstraint.FormatOptions, _ constraints: [String]) {
    self.format = format
    self.options = options
    self.constraints = constraints
  }

  var testDescription: String { format }

  static let all: [FormatCase] = connections + thickness + superviews + vertical + optioned + blanks

  /// Flush is 0, a single `-` the standard space, which logs mark; one constraint for each predicate.
  static let connections = [
    FormatCase("[a]", []),
    FormatCase("[a][b]", ["H:[a]-(0)-[b]"]),
    FormatCase("H:[a][b]", ["H:[a]-(0)-[b]"]),
    FormatCase("H:[a]-[b]", ["H:[a]-(NSSpace(8))-[b]"]),
    FormatCase("H:[a]-30-[b]", ["H:[a]-(30)-[b]"]),
    FormatCase("[a]-(==50)-[b]", ["H:[a]-(50)-[b]"]),
    FormatCase("[a]-(-5)-[b]", ["H:[a]-(-5)-[b]"]),
    FormatCase("[a]-0.25-[b]", ["H:[a]-(0.25)-[b]"]),
    FormatCase("[a]-1.5e1-[b]", ["H:[a]-(15)-[b]"]),
    FormatCase("[a]-w-[b]", ["H:[a]-(40)-[b]"]),
    FormatCase("[a]-_x1-[b]", ["H:[a]-(2.5)-[b]"]),
    FormatCase("[a]-(>=w@p)-[b]", ["H:[a]-(>=40@600)-[b]"]),
    FormatCase("[a]-(>=50@30)-[b]", ["H:[a]-(>=50@30)-[b]"]),
    FormatCase("[a]-(>=8,<=30@500)-[b]", ["H:[a]-(>=8)-[b]", "H:[a]-(<=30@500)-[b]"]),
    FormatCase("[a]-(w/2+1)-[b]", ["H:[a]-(21)-[b]"]),
    FormatCase("[a]-[b]-20-[c]", ["H:[a]-(NSSpace(8))-[b]", "H:[b]-(20)-[c]"]),
  ]

  static let thickness = [
    FormatCase("[a(120)]", ["a.width == 120"]),
    FormatCase("[a(==120)]", ["a.width == 120"]),
    FormatCase("[a(>=50)]", ["a.width >= 50"]),
    FormatCase("[a(>=50, <=70)]", ["a.width >= 50", "a.width <= 70"]),
    FormatCase("[a(500@10)]", ["a.width == 500 @10"]),
    FormatCase("[a(w@p)]", ["a.width == 40 @600"]),
    FormatCase("[a(100@999.5)]", ["a.width == 100 @999.5"]),
    FormatCase("[b(a)]", ["b.width == a.width"]),
    FormatCase("[b(<=a)]", ["b.width <= a.width"]),
    FormatCase("[b(>=a,==c@1)]", ["b.width >= a.width", "b.width == c.width @1"]),
    FormatCase("[a(==b*2)]", ["a.width == 2*b.width"]),
    FormatCase("[a(==b/2+4)]", ["a.width == 0.5*b.width + 4"]),
    FormatCase("[a(b*3/2-4.5@20)]", ["a.width == 1.5*b.width - 4.5 @20"]),
    FormatCase("[a(b + w - 1)]", ["a.width == b.width + 39"]),
    FormatCase("[a(b.width)]", ["a.width == b.width"]),
    FormatCase("[a(b.height*_x1)]", ["a.width == 2.5*b.height"]),
    FormatCase("[a(a.height)]", ["a.width == a.height"]),
    // In place, between the distances before and after.
    FormatCase(
      "[a(10)]-5-[b(>=20,<=30)]-6-[c(b)]",
      [
        "a.width == 10", "H:[a]-(5)-[b]", "b.width >= 20", "b.width <= 30", "H:[b]-(6)-[c]", "c.width == b.width",
      ]),
  ]

  /// `|` beside `-` means the margin, beside a number or nothing the edge; at the far end the superview comes first.
  static let superviews = [
    FormatCase("|[a]", ["H:|-(0)-[a]"]),
    FormatCase("[a]|", ["H:[a]-(0)-|"]),
    FormatCase("H:|[a]|", ["H:|-(0)-[a]", "H:[a]-(0)-|"]),
    FormatCase("|-0-[a]", ["H:|-(0)-[a]"]),
    FormatCase("|-10-[a]", ["H:|-(10)-[a]"]),
    FormatCase("[a]-10-|", ["H:[a]-(10)-|"]),
    FormatCase("|-[a]", ["a.leading == super.leadingMargin"]),
    FormatCase("[a]-|", ["super.trailingMargin == a.trailing"]),
    FormatCase(
      "|-[a]-(>=0)-[b]-|",
      ["a.leading == super.leadingMargin", "H:[a]-(>=0)-[b]", "super.trailingMargin == b.trailing"]),
    FormatCase("|-(>=50)-[a(100)]", ["H:|-(>=50)-[a]", "a.width == 100"]),
    FormatCase("H:|-(<=5@1,>=2)-[a]", ["H:|-(<=5@1)-[a]", "H:|-(>=2)-[a]"]),
  ]

  static let vertical = [
    FormatCase("V:[a][b]", ["V:[a]-(0)-[b]"]),
    FormatCase("V:[a]-[b]", ["V:[a]-(NSSpace(8))-[b]"]),
    FormatCase("V:|[a]-20-[b]-20-[c]", ["V:|-(0)-[a]", "V:[a]-(20)-[b]", "V:[b]-(20)-[c]"]),
    FormatCase("V:|-[a]-|", ["a.top == super.topMargin", "super.bottomMargin == a.bottom"]),
    FormatCase("V:[a(30)]", ["a.height == 30"]),
    FormatCase("V:[a(>=b)]", ["a.height >= b.height"]),
    FormatCase("V:[a(b.width)]", ["a.height == b.width"]),
    // Not in the grammar, but in a book.
    FormatCase("V:[a(>0)]|", ["a.height >= 0", "V:[a]-(0)-|"]),
  ]

  static let optioned = [
    FormatCase("[a]-5-[b]", .alignAllTop, ["H:[a]-(5)-[b]", "b.top == a.top"]),
    FormatCase(
      "|-5-[a]-5-[b(9)]-5-[c]", .alignAllCenterY,
      [
        "H:|-(5)-[a]", "H:[a]-(5)-[b]", "b.width == 9", "H:[b]-(5)-[c]", "b.centerY == a.centerY",
        "c.centerY == b.centerY",
      ]),
    FormatCase("[a]-5-[b]", .alignAllLastBaseline, ["H:[a]-(5)-[b]", "b.lastBaseline == a.lastBaseline"]),
    FormatCase("[a]-5-[b]", .alignAllFirstBaseline, ["H:[a]-(5)-[b]", "b.firstBaseline == a.firstBaseline"]),
    FormatCase(
      "[a]-5-[b]", [.alignAllTop, .alignAllBottom], ["H:[a]-(5)-[b]", "b.top == a.top", "b.bottom == a.bottom"]),
    FormatCase("|[a]|", .alignAllTop, ["H:|-(0)-[a]", "H:[a]-(0)-|"]),
    FormatCase(
      "V:[a]-5-[b]", [.alignAllLeading, .alignAllTrailing],
      ["V:[a]-(5)-[b]", "b.leading == a.leading", "b.trailing == a.trailing"]),
    FormatCase("V:[a]-5-[b]", .alignAllLeft, ["V:[a]-(5)-[b]", "b.left == a.left"]),
    FormatCase("V:[a]-5-[b]", .alignAllRight, ["V:[a]-(5)-[b]", "b.right == a.right"]),
    FormatCase("V:[a]-5-[b]", .alignAllCenterX, ["V:[a]-(5)-[b]", "b.centerX == a.centerX"]),
    FormatCase(
      "|-5-[a]-6-[b]-|", .directionLeftToRight,
      ["H:|-(5)-[a](LTR)", "H:[a]-(6)-[b](LTR)", "super.rightMargin == b.right"]),
    // The text begins at the right: `a` lies right of `b`.
    FormatCase(
      "|-5-[a]-6-[b]-|", .directionRightToLeft,
      ["H:[a]-(5)-|(LTR)", "H:[b]-(6)-[a](LTR)", "b.left == super.leftMargin"]),
    FormatCase("[a]-(>=6)-[b]", .directionRightToLeft, ["H:[b]-(>=6)-[a](LTR)"]),
    FormatCase("V:|[a]", .directionRightToLeft, ["V:|-(0)-[a]"]),
    FormatCase(
      "V:|-5-[a]-20-[b]-6-|", .spacingBaselineToBaseline,
      ["V:|-(5)-[a]", "b.firstBaseline == a.lastBaseline + 20", "V:[b]-(6)-|"]),
    FormatCase("[a]-20-[b]", .spacingBaselineToBaseline, ["H:[a]-(20)-[b]"]),
  ]

  static let blanks = [
    FormatCase(" V : | - 5 - [ a ( >= 3 @ 9 , w ) ] ", ["V:|-(5)-[a]", "a.height >= 3 @9", "a.height == 40"]),
    FormatCase("H:|-5-\n\t[a]", ["H:|-(5)-[a]"]),
  ]
}

/// A format that is refused: the message and the number of blanks before the caret.
struct RefusedFormat: Sendable, CustomTestStringConvertible {
  var format: String
  var options: NSLayoutConstraint.FormatOptions
  var message: String
  var caret: Int

  init(_ format: String, _ caret: Int, _ message: String) { self.init(format, [], caret, message) }

  init(_ format: String, _ options: NSLayoutConstraint.FormatOptions, _ caret: Int, _ message: String) {
    self.format = format
    self.options = options
    self.message = message
    self.caret = caret
  }

  var testDescription: String { format }

  static let all = apples + ours

  private static func noMetric(_ name: String) -> String {
    "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
  }

  /// Messages in Apple's words. The caret stands one past an unknown name, at the end for what concerns the whole.
  static let apples = [
    RefusedFormat("V|[a]|", 1, "Expected ':' after 'V' to specify vertical arrangement"),
    RefusedFormat("V[a]-|", 1, "Expected ':' after 'V' to specify vertical arrangement"),
    // The example of Apple's guide, whose caret is below the bracket.
    RefusedFormat(
      "|[whiteBox1][blackBox4(blackWidth][redBox]|", 33,
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
    RefusedFormat("[a(5)", 5, "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
    RefusedFormat("[a(5 6)]", 5, "A predicate on a view's thickness must end with ')' and the view must end with ']'"),
    RefusedFormat("H:|-[nope]-|", 9, "nope is not a key in the views dictionary."),
    RefusedFormat("H:|-[self.a]", 9, "self is not a key in the views dictionary."),
    RefusedFormat("H:|-(m)-[a]", 6, noMetric("m")),
    RefusedFormat("H:|-m-[a]", 5, noMetric("m")),
    RefusedFormat("[a(m)]", 4, noMetric("m")),
    RefusedFormat("[a(5@m)]", 6, noMetric("m")),
    // A view is no distance.
    RefusedFormat("[a]-(b)-[c]", 6, noMetric("b")),
    RefusedFormat(
      "|-[orphan]", 10, "Unable to interpret '|' character, because the related view doesn't have a superview"),
    RefusedFormat(
      "V:[a]-[orphan]| ", 16, "Unable to interpret '|' character, because the related view doesn't have a superview"),
    RefusedFormat(
      "H:[a][b]", .alignAllLeft, 8,
      "Options mask required views to be aligned on a horizontal edge, which is not allowed for layout that is also horizontal."
    ),
    RefusedFormat(
      "V:[a][b]", [.alignAllCenterX, .alignAllFirstBaseline], 8,
      "Options mask required views to be aligned on a vertical edge, which is not allowed for layout that is also vertical."
    ),
  ]

  /// Messages in our words: Apple's are not known.
  static let ours = [
    RefusedFormat("", 0, "Expected a view, such as '[name]'"),
    RefusedFormat("|", 1, "Expected a view, such as '[name]'"),
    RefusedFormat("|-|", 2, "Expected a view, such as '[name]'"),
    RefusedFormat("v:[a]", 0, "Expected a view, such as '[name]'"),
    RefusedFormat("H[a]", 1, "Expected ':' after 'H' to specify horizontal arrangement"),
    RefusedFormat("[]", 1, "Expected the name of a view after '['"),
    RefusedFormat("[é]", 1, "Expected the name of a view after '['"),
    RefusedFormat("[1a]", 1, "Expected the name of a view after '['"),
    RefusedFormat("H:[a", 4, "Expected ']' after the name of a view"),
    RefusedFormat("[a b]", 3, "Expected ']' after the name of a view"),
    RefusedFormat(
      "[a()]", 3,
      "Expected a number or a metric in a predicate; a predicate on a view's thickness can also contain a view"),
    RefusedFormat(
      "[a(5,)]", 5,
      "Expected a number or a metric in a predicate; a predicate on a view's thickness can also contain a view"),
    RefusedFormat(
      "[a(=5)]", 4,
      "Expected a number or a metric in a predicate; a predicate on a view's thickness can also contain a view"),
    RefusedFormat("[a(-w)]", 4, "Expected a number or a metric"),
    RefusedFormat("[a(b*)]", 5, "Expected a number or a metric"),
    RefusedFormat(
      "[a]-", 4, "Expected a view, '|', a number, a metric or '(' after '-'; enclose a negative number in parentheses"),
    RefusedFormat(
      "[a]--5-[b]", 4,
      "Expected a view, '|', a number, a metric or '(' after '-'; enclose a negative number in parentheses"),
    RefusedFormat("[a]-(5]-[b]", 6, "The predicates on a distance must be separated by ',' and end with ')'"),
    RefusedFormat("[a]-20[b]", 6, "Expected '-' after a distance"),
    RefusedFormat("[a]-1e-[b]", 5, "Expected '-' after a distance"),
    RefusedFormat("[a(5@)]", 5, "Expected a number or a metric after '@'"),
    RefusedFormat(
      "[a(b.left)]", 9,
      "A predicate on a view's thickness can refer to the width or the height of a view, not to its \"left\""),
    RefusedFormat("[text]", 5, "The value of text in the views dictionary is neither a view nor a layout guide"),
    RefusedFormat("[a(text)]", 7, "The value of text in the metrics dictionary is not a number"),
    RefusedFormat("[a]x", 3, "Expected '[', '-' or '|' after a view, and nothing after the last '|'"),
    RefusedFormat("[a]|[b]", 4, "Expected '[', '-' or '|' after a view, and nothing after the last '|'"),
    RefusedFormat("|[a]|é", 5, "Expected '[', '-' or '|' after a view, and nothing after the last '|'"),
  ]
}
