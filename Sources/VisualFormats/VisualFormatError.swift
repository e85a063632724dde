import Geometry

/// Why a visual format cannot be understood, and where it cannot.
public struct VisualFormatError: Error, Equatable {
  package var problem: Problem
  /// The number of UTF-16 units of the format before the caret. As on iOS, this is how far reading got, mostly one past
  /// the mistake.
  public var position: Int

  package init(problem: Problem, position: Int) {
    self.problem = problem
    self.position = position
  }

  /// The message with the format and a caret under the mistake, as in the reason of UIKit's exception. The spaces at
  /// the ends of its lines are Apple's.
  public func reason(_ format: String) -> String {
    "Unable to parse constraint format: \n\(problem.message) \n\(format) \n\(String(repeating: " ", count: position))^"
  }

  package enum Problem: Error, Equatable {
    // The messages of these are Apple's.
    case unknownView(String)
    case unknownMetric(String)
    case noSuperview
    case noColonAfterV
    case openThickness
    case alignmentAlongAxis(Axis)

    // Apple's messages for these are not known.
    case noColonAfterH
    case expectedView
    case expectedViewName
    case openView
    case expectedObject
    case expectedNumber
    case expectedConnection
    case openPredicates
    case unclosedConnection
    case expectedPriority
    case unknownAttribute(String)
    case notAnItem(String)
    case notANumber(String)
    case trailingText

    var message: String {
      switch self {
      case .unknownView(let name): "\(name) is not a key in the views dictionary."
      case .unknownMetric(let name):
        "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
      case .noSuperview:
        "Unable to interpret '|' character, because the related view doesn't have a superview"
      case .noColonAfterV: "Expected ':' after 'V' to specify vertical arrangement"
      case .openThickness:
        "A predicate on a view's thickness must end with ')' and the view must end with ']'"
      case .alignmentAlongAxis(let axis):
        "Options mask required views to be aligned on a \(axis.word) edge, which is not allowed for layout that is also "
          + "\(axis.word)."
      case .noColonAfterH: "Expected ':' after 'H' to specify horizontal arrangement"
      case .expectedView: "Expected a view, such as '[name]'"
      case .expectedViewName: "Expected the name of a view after '['"
      case .openView: "Expected ']' after the name of a view"
      case .expectedObject:
        "Expected a number or a metric in a predicate; a predicate on a view's thickness can also contain a view"
      case .expectedNumber: "Expected a number or a metric"
      case .expectedConnection:
        "Expected a view, '|', a number, a metric or '(' after '-'; enclose a negative number in parentheses"
      case .openPredicates: "The predicates on a distance must be separated by ',' and end with ')'"
      case .unclosedConnection: "Expected '-' after a distance"
      case .expectedPriority: "Expected a number or a metric after '@'"
      case .unknownAttribute(let name):
        "A predicate on a view's thickness can refer to the width or the height of a view, not to its \"\(name)\""
      case .notAnItem(let name): "The value of \(name) in the views dictionary is neither a view nor a layout guide"
      case .notANumber(let name): "The value of \(name) in the metrics dictionary is not a number"
      case .trailingText: "Expected '[', '-' or '|' after a view, and nothing after the last '|'"
      }
    }
  }
}

extension Axis {
  fileprivate var word: String { self == .horizontal ? "horizontal" : "vertical" }
}
