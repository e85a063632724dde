import Foundation

extension CGPath {
  /// The figures of the path, each from its beginning to before the next one.
  private var figureElements: [[Element]] {
    var figures: [[Element]] = [], current: [Element] = []
    var start = CGPoint.zero
    for element in elements {
      if case .move(let to) = element {
        figures.append(current)
        current = [.move(to)]
        start = to
        continue
      }
      if current.isEmpty { current = [.move(start)] }
      current.append(element)
      if element == .close {
        figures.append(current)
        current = []
      }
    }
    return (figures + [current]).filter { !$0.isEmpty }
  }

  /// The path without the figures that are not closed.
  package var closedFigures: CGPath {
    CGPath(elements: figureElements.filter { $0.last == .close }.flatMap { $0 })
  }

  /// The path with each figure from its end to its beginning. A closed figure ends where it began.
  package var reversed: CGPath {
    CGPath(elements: figureElements.flatMap(Self.reversed))
  }

  private static func reversed(_ figure: [Element]) -> [Element] {
    let isClosed = figure.last == .close
    let steps = isClosed ? Array(figure.dropLast()) : figure
    let ends = steps.compactMap(\.points.last)
    guard let last = ends.last else { return figure }
    var result: [Element] = [.move(last)]
    for (step, end) in zip(steps.dropFirst(), ends).reversed() {
      switch step {
      case .quadCurve(_, let control): result.append(.quadCurve(end, control: control))
      case .curve(_, let control1, let control2):
        result.append(.curve(end, control1: control2, control2: control1))
      default: result.append(.line(end))
      }
    }
    return isClosed ? result + [.close] : result
  }
}
