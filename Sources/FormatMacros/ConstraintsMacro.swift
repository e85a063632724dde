#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros
  import Geometry
  import VisualFormats

  /// Expands `#constraints`, after it has read the format as the library does at run time.
  struct ConstraintsMacro: ExpressionMacro {
    static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
      var use = MacroUse(context: context)
      guard let format = use.format(node), use.read(Array(node.arguments.dropFirst())) else { return "[]" }
      use.check(format)
      guard !use.failed else { return "[]" }
      let names = use.views.map { "\"\($0.name)\": \($0.expression.trimmedDescription)" }
      let views = names.isEmpty ? "[:]" : "[\(names.joined(separator: ", "))] as [String: AnyObject]"
      return """
        NSLayoutConstraint.constraints(
          withVisualFormat: \(raw: format.node.trimmedDescription), options: \(raw: use.options?.trimmedDescription ?? "[]"),
          metrics: \(raw: use.metricsNode?.trimmedDescription ?? "nil"), views: \(raw: views))
        """
    }
  }

  /// One use of the macro: its arguments, and what is wrong with them.
  private struct MacroUse<Context: MacroExpansionContext> {
    let context: Context
    var views: [(name: String, expression: ExprSyntax)] = []
    var metrics: [String: MetricLiteral] = [:]
    var metricsNode: ExprSyntax?
    var options: ExprSyntax?
    var failed = false

    struct Format {
      var node: StringLiteralExprSyntax
      var text: LiteralText
    }

    struct MetricLiteral {
      var node: ExprSyntax
      /// Nil if only a run knows it.
      var value: Double?
    }

    init(context: Context) { self.context = context }

    mutating func report(
      _ text: String, at node: some SyntaxProtocol, offset: Int = 0, severity: DiagnosticSeverity = .error
    ) {
      if severity == .error { failed = true }
      context.diagnose(
        Diagnostic(node: node, message: PlacedMessage(text: text, offset: offset, severity: severity)))
    }

    // MARK: Arguments

    /// The format; nil if it is no literal.
    mutating func format(_ node: some FreestandingMacroExpansionSyntax) -> Format? {
      guard let argument = node.arguments.first?.expression else {
        report("the format is missing", at: node)
        return nil
      }
      guard let literal = argument.as(StringLiteralExprSyntax.self) else {
        report("the format must be a literal, so that the compiler can read it", at: argument)
        return nil
      }
      for case .expressionSegment(let segment) in literal.segments {
        report("the format must have no interpolation; give a number a name in metrics", at: segment)
        return nil
      }
      guard let text = LiteralText(Array(literal.trimmedDescription.utf8)[...]) else {
        report("the format must be a string literal without interpolation", at: literal)
        return nil
      }
      return Format(node: literal, text: text)
    }

    /// Reads the other arguments; false if there is something wrong with one.
    mutating func read(_ arguments: [LabeledExprSyntax]) -> Bool {
      for argument in arguments {
        switch argument.label?.text {
        case "options": options = argument.expression
        case "metrics":
          metricsNode = argument.expression
          readMetrics(argument.expression)
        case nil: readView(argument.expression)
        default: break
        }
      }
      return !failed
    }

    private mutating func readView(_ expression: ExprSyntax) {
      guard let name = Self.name(of: expression) else {
        return report("a view of a format needs a name: put it into a constant or property", at: expression)
      }
      guard !views.contains(where: { $0.name == name }) else {
        return report(
          "two views are called \(name) in the format; put one into a constant of another name", at: expression)
      }
      views.append((name, expression))
    }

    /// The last word of an expression; nil for one that ends with none.
    private static func name(of expression: ExprSyntax) -> String? {
      if let reference = expression.as(DeclReferenceExprSyntax.self) { return word(reference.baseName) }
      if let member = expression.as(MemberAccessExprSyntax.self) { return word(member.declName.baseName) }
      if let forced = expression.as(ForceUnwrapExprSyntax.self) { return name(of: forced.expression) }
      if let cast = expression.as(AsExprSyntax.self) { return name(of: cast.expression) }
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
        return name(of: only.expression)
      }
      return nil
    }

    private static func word(_ token: TokenSyntax) -> String { token.text.filter { $0 != "`" } }

    private mutating func readMetrics(_ expression: ExprSyntax) {
      guard let dictionary = expression.as(DictionaryExprSyntax.self) else {
        return report(
          "metrics must be a literal with literal names, so that the compiler can look them up", at: expression)
      }
      guard case .elements(let elements) = dictionary.content else { return }
      for element in elements {
        guard let key = element.key.as(StringLiteralExprSyntax.self)?.representedLiteralValue else {
          report("the name of a metric must be a literal", at: element.key)
          continue
        }
        guard metrics[key] == nil else {
          report("two metrics are called \(key)", at: element.key)
          continue
        }
        metrics[key] = MetricLiteral(node: element.key, value: Self.number(element.value))
      }
    }

    private static func number(_ expression: ExprSyntax) -> Double? {
      if let sign = expression.as(PrefixOperatorExprSyntax.self), sign.operator.text == "-" {
        return number(sign.expression).map { -$0 }
      }
      let text = expression.trimmedDescription.filter { $0 != "_" }
      return expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
        ? Double(text) : nil
    }

    // MARK: The format

    mutating func check(_ format: Format) {
      let names = FormatNames(views: Set(views.map(\.name)), metrics: metrics.mapValues { $0.value ?? 1 })
      do throws(VisualFormatError) {
        let read = try VisualFormatParser.parse(format.text.value, names)
        checkOptions(along: read.axis)
      } catch {
        return report(error.mistakeMessage, at: format.node, offset: format.text.offset(ofUnit: error.mistake))
      }
      for (name, expression) in views where !names.used.names.contains(name) {
        report("\(name) is not in the format", at: expression, severity: .warning)
      }
      for (name, metric) in metrics where !names.used.names.contains(name) {
        report("\(name) is not in the format", at: metric.node, severity: .warning)
      }
    }

    /// Alignments that are written as words must be across the format.
    private mutating func checkOptions(along axis: Axis) {
      guard let options else { return }
      let words = options.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [options]
      for word in words {
        guard let member = word.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
          FormatAlignments.axes[member] == axis
        else { continue }
        report(VisualFormatError.message(ofAlignmentAlong: axis), at: word)
      }
    }
  }
#endif
