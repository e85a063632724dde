import ConstraintSolver

/// Reads operations from bytes. Every sequence of bytes is some sequence of operations, and a changed byte mostly
/// changes one of them: that is what mutation of inputs thrives on.
struct Decoder {
  private var bytes: UnsafeRawBufferPointer.SubSequence
  private let numbers: Numbers

  /// Sizes at which an execution takes some tenths of a millisecond.
  private static let variableLimit = 12
  private static let constraintLimit = 40

  /// From which tables coefficients and constants are taken.
  private enum Numbers {
    /// What layouts consist of.
    case layout
    /// Multipliers and coordinates at the ends of what the solver promises to handle.
    case extreme
  }

  /// How many variables are still to be created first; without any, most operations mean nothing.
  private var initialVariables: Int

  /// The first byte says from which numbers and with how many variables to start.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes[...]
    let header = self.bytes.popFirst() ?? 0
    numbers = header & 3 == 3 ? .extreme : .layout
    initialVariables = Int(header / 4 % 8)
  }

  /// Zero when there is no byte left, so that a truncated input still ends in whole operations.
  mutating func byte() -> Int {
    bytes.popFirst().map(Int.init) ?? 0
  }

  private mutating func pick<T>(_ table: [T]) -> T {
    table[byte() % table.count]
  }

  /// Nil at the end of the input.
  mutating func next(for model: Model) -> Operation? {
    if bytes.isEmpty { return nil }
    if initialVariables > 0 {
      initialVariables -= 1
      return .variable(lowerBound: nil, value: 0)
    }
    let code = byte()
    switch code % 16 {
    case 0:
      if model.variables.count >= Self.variableLimit { return .solve }
      return .variable(lowerBound: code & 64 == 0 ? nil : pick(Self.bounds), value: code & 128 == 0 ? 0 : constant())
    case 1: return model.unmentionedVariable.map { .dropVariable($0) } ?? .solve
    case 2, 3, 4, 5:
      let isFull = model.variables.isEmpty || model.constraints.count >= Self.constraintLimit
      return isFull ? .solve : addOne(to: model)
    case 6: return constraint(of: model).map { .remove($0) } ?? .solve
    case 7, 8: return constraint(of: model).map { .setConstant(constant(), of: $0) } ?? .solve
    case 9, 10: return constraint(of: model).map { .setPriority(pick(Self.priorities), of: $0) } ?? .solve
    case 11, 12, 13: return .solve
    case 14: return model.variables.isEmpty ? .solve : .ask(model.variables[code / 16 % model.variables.count].number)
    default: return rare(code / 16)
    }
  }

  private mutating func constraint(of model: Model) -> Int? {
    model.constraints.isEmpty ? nil : pick(model.constraints).number
  }

  private func rare(_ choice: Int) -> Operation {
    switch choice {
    case 0..<6: .refuse(Operation.Refused.allCases[choice])
    case 6..<11: .keep
    default: .exchange
    }
  }

  private mutating func addOne(to model: Model) -> Operation {
    let shape = byte()
    let terms = (0...(shape & 3)).map { _ in
      let choice = byte()
      return Operation.Summand(
        variable: model.variables[choice / 16 % model.variables.count].number, coefficient: coefficient(choice & 15))
    }
    return .add(
      terms, constant(), Self.relations[shape / 4 % 3], Self.priorities[shape / 12 % Self.priorities.count])
  }

  private func coefficient(_ choice: Int) -> Double {
    switch numbers {
    case .layout: Self.layoutCoefficients[choice]
    case .extreme: Self.extremeCoefficients[choice]
    }
  }

  private mutating func constant() -> Double {
    let choice = byte()
    switch numbers {
    // Quarters, so that some sums come out even and others do not.
    case .layout: return choice < 200 ? Double(choice - 100) : Double(choice - 228) * 12.25
    case .extreme: return choice < 200 ? Double(choice - 100) : Self.extremeConstants[choice % 8]
    }
  }

  private static let layoutCoefficients: [Double] = [
    1, -1, 1, -1, 1, -1, 1, -1, 2, -2, 0.5, -0.5, 1.0 / 3, -1.0 / 3, 0.7, 0,
  ]
  private static let extremeCoefficients: [Double] = [
    1, -1, 1, -1, 2, -0.5, 1.0 / 3, -1.0 / 3, 1e-4, -1e-4, 1e4, -1e4, 0.333333, -7.1, 1e-3, 100,
  ]
  private static let extremeConstants: [Double] = [1e7, -1e7, 1e4, -1e4, 1e-4, -1e-4, 0.1, 12345.678]
  private static let bounds: [Double] = [0, 0, 0, 10, -5, 0.3]
  private static let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
  private static let priorities: [Float] = [
    1000, 1000, 1000, 1000, 750, 750, 250, 250, 251, 500, 50, 999.9, 250.00002, 0.1, 1, 333.3,
  ]
}
