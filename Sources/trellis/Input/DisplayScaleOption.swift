import ArgumentParser

/// Pixels per point of the Mac's display that a document was saved on.
enum DisplayScaleOption: Int, ExpressibleByArgument, CaseIterable {
  case one = 1
  case two = 2
  case three = 3

  var pixelsPerPoint: Double { Double(rawValue) }
}
