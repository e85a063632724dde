/// The names of a format where no view exists yet: in a source that a compiler or another tool reads.
package struct FormatNames: VisualFormatNames {
  /// The names of the views; nil if any name may be one.
  package var views: Set<String>?
  /// The numbers that are known, by their names; nil if any name may be one.
  package var metrics: [String: Double]?
  /// What the format has named.
  package let used = Used()

  /// The names that a format has.
  package final class Used {
    package fileprivate(set) var names: Set<String> = []
  }

  /// - Parameters:
  ///   - views: The names of the views; nil if any name may be one.
  ///   - metrics: The numbers by their names; nil if any name may be one.
  package init(views: Set<String>?, metrics: [String: Double]?) {
    self.views = views
    self.metrics = metrics
  }

  package func item(_ name: String) throws(VisualFormatError.Problem) -> String {
    guard views?.contains(name) ?? true else { throw .unknownView(name) }
    used.names.insert(name)
    return name
  }

  package func metric(_ name: String) throws(VisualFormatError.Problem) -> Double? {
    guard let metrics else {
      // A name that is a view's may be a metric's as well: what it is changes no place of a mistake.
      return views?.contains(name) == true ? nil : 1
    }
    guard let value = metrics[name] else { return nil }
    used.names.insert(name)
    return value
  }

  package func namesItem(_ name: String) -> Bool { views?.contains(name) ?? true }
}
