import Foundation
import VisualFormats

/// The dictionaries of views and metrics that the names in a visual format refer to.
struct VisualFormatDictionaries: VisualFormatNames {
  var metrics: [String: Any]
  var views: [String: Any]

  func namesItem(_ name: String) -> Bool { views[name] != nil }

  /// The view or layout guide of a name.
  func item(_ name: String) throws(VisualFormatError.Problem) -> AnyObject {
    guard let value = views[name] else { throw .unknownView(name) }
    if let view = value as? UIView { return view }
    if let guide = value as? UILayoutGuide { return guide }
    throw .notAnItem(name)
  }

  /// The value of a metric; nil if there is none of that name.
  func metric(_ name: String) throws(VisualFormatError.Problem) -> Double? {
    guard let value = metrics[name] else { return nil }
    switch value {
    case let number as any BinaryInteger: return Double(number)
    case let number as any BinaryFloatingPoint: return Double(number)
    case let number as NSNumber: return number.doubleValue
    default: throw .notANumber(name)
    }
  }
}
