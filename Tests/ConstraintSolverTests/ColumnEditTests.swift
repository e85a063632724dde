@testable import ConstraintSolver
import Testing

/// One constant that takes many constraints across their breakpoints: a text that widens or narrows the column of a form.
@Suite("Edits of a column")
struct ColumnEditTests {
  /// Labels of one column, which are equally wide, hug their texts at 251 and resist compression at 750; fields take what is left of 600.
  private struct Form {
    var solver = Solver()
    var texts: [Double]
    var widths: [Variable] = []
    var fields: [Variable] = []
    var hugging: [ConstraintID] = []
    var resistance: [ConstraintID] = []

    init(texts: [Double]) throws {
      self.texts = texts
      for (i, text) in texts.enumerated() {
        let (label, field) = (solver.addVariable(), solver.addVariable())
        if i > 0 { _ = try solver.addConstraint(field - fields[i - 1], .equal) }
        _ = try solver.addConstraint(label + field - 592, .equal)
        hugging.append(try solver.addConstraint(label - text, .lessThanOrEqual, priority: Priority(251)))
        resistance.append(try solver.addConstraint(label - text, .greaterThanOrEqual, priority: .defaultHigh))
        widths.append(label)
        fields.append(field)
      }
      try solver.solve()
    }

    mutating func set(_ text: Double, at i: Int) throws {
      texts[i] = text
      try solver.setConstant(-text, of: hugging[i])
      try solver.setConstant(-text, of: resistance[i])
      try solver.solve()
    }
  }

  @Test("the column is as wide as the widest text", arguments: [3, 20, 100])
  func widest(count: Int) throws {
    var form = try Form(texts: (0..<count).map { 40 + Double(37 * $0 % 60) })
    for text in [200, 20, 120, 45.5, 300, 10, 99, 98] {
      let steps = form.solver.statistics.iterations
      try form.set(text, at: count / 2)
      // Resistance at 750 beats any number of labels that hug at 251.
      let widest = form.texts.max()!
      for (width, field) in zip(form.widths, form.fields) {
        #expect(form.solver.value(of: width) == widest)
        #expect(form.solver.value(of: field) == 592 - widest)
      }
      // One step leads over all breakpoints between the widths.
      #expect(form.solver.statistics.iterations - steps <= 1)
      #expect(form.solver.brokenInvariant() == nil)
    }
  }

  @Test("a column that would take many steps is propagated anew")
  func budget() throws {
    var form = try Form(texts: (0..<50).map { 40 + Double(37 * $0 % 60) })
    form.solver.limits.stepsBeforePropagation = -form.widths.count
    for text in [200.0, 20, 120] {
      try form.set(text, at: 25)
      let widest = form.texts.max()!
      #expect(form.widths.allSatisfy { form.solver.value(of: $0) == widest })
      #expect(form.solver.brokenInvariant() == nil)
    }
  }
}
