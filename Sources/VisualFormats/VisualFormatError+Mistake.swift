import Geometry

extension VisualFormatError {
  /// The number of UTF-16 units of the format before the mistake itself: before a name that means nothing, where ``position`` is behind it.
  package var mistake: Int {
    switch problem {
    case .unknownView(let name), .unknownMetric(let name), .unknownAttribute(let name), .notAnItem(let name),
      .notANumber(let name):
      position - name.utf16.count
    default: position
    }
  }

  /// What is wrong, for a reader whose editor shows the place.
  package var mistakeMessage: String {
    switch problem {
    case .unknownView(let name): "'\(name)' is not a view of the format"
    case .unknownMetric(let name): "'\(name)' is neither a metric nor a view of the format"
    default: problem.message
    }
  }

  /// What is wrong with an alignment along the format.
  package static func message(ofAlignmentAlong axis: Axis) -> String { Problem.alignmentAlongAxis(axis).message }
}
