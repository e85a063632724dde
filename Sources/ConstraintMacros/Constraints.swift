#if Macros
  import UIKitCore

  /// The constraints of a visual format that the compiler reads: `#constraints("H:|-[name]-[field(>=100)]-|", name, field)`.
  ///
  /// A mistake in the format, a view or a metric without a name, and an alignment along the format's axis are errors of the build, at their
  /// column in the literal. What the compiler accepts makes the same constraints as
  /// `NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)` with the same text, to which the macro expands.
  ///
  /// What only a run knows raises the exception of that function then: a `|` beside a view without a superview, and numbers that are not legal.
  ///
  /// - Parameters:
  ///   - format: A literal without interpolations, such as `V:|-gap-[title]-[text]|`.
  ///   - views: The views and layout guides of the format. The last word of each is its name there: `name`, `self.name`, `cell.name` and `name!`
  ///     are called `name`. Two of them must not have the same name.
  ///   - options: Alignments and the direction. Words of a literal are checked; an expression is not.
  ///   - metrics: Numbers that the format may call by name, in points or priorities, as a literal with literal names: `["gap": 12]`.
  /// - Returns: Inactive constraints in the order of the text, those of alignments last.
  @freestanding(expression)
  public macro constraints(
    _ format: String, _ views: AnyObject..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any] = [:]
  ) -> [NSLayoutConstraint] = #externalMacro(module: "FormatMacros", type: "ConstraintsMacro")
#endif
