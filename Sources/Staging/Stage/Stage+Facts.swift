import AutoLayout
import Geometry
import InterfaceBuilder
import LayoutReports
import UIKitCore

/// What inspectors and editors ask of a view after layout, besides its report.
public struct ViewFacts: Hashable, Sendable {
  /// A constraint, or something else that has a say in where a view is.
  public struct Decider: Hashable, Sendable {
    /// The document's id of the constraint; nil for contents, masks and what a stack view asks for.
    public var constraintID: String?
    /// The constraint as explanations speak of it.
    public var mention: ConstraintMention
  }

  /// In the superview's coordinates, in points.
  public var frame: Rect
  /// Points from the frame inwards to the rectangle that constraints mean.
  public var alignmentInsets: Insets
  /// The layout margins in points, with the safe area in them where the view respects it.
  public var margins: Insets
  /// What the surroundings cover of the view's edges, in points.
  public var safeArea: Insets
  /// The intrinsic content size in points: a side is nil where the view has none. The height of a text is that at the view's width.
  public var contentWidth: Double?
  /// See ``contentWidth``.
  public var contentHeight: Double?
  /// The size of what scrolls in the view, in points; nil for a view that does not scroll.
  public var scrolledSize: Size?
  /// What contents and constraints inside ask for, as small as possible: nil for a view without either.
  public var fittingSize: Size?
  /// The hugging priority of each axis.
  public var hugging: [Axis: Double]
  /// The compression resistance of each axis.
  public var resistance: [Axis: Double]
  /// Points from the top of the view to its first baseline; nil for a view without text.
  public var firstBaseline: Double?
  /// What decides each part of the rectangle; empty unless it was asked for, and for views that no constraint places.
  public var deciders: [AmbiguityReport.Quantity: [Decider]]
}

extension Stage {
  /// Facts about the views of the document, by their ids. Costs a layout.
  ///
  /// - Parameters:
  ///   - deciding: whether what decides each rectangle is found out, which costs a copy of the engine for each scene.
  ///   - ids: the views whose deciders are of interest; nil for all.
  public func facts(deciding: Bool = false, of ids: Set<String>? = nil) -> [String: ViewFacts] {
    var facts: [String: ViewFacts] = [:]
    forEachRoot { root, loaded in
      root.layoutIfNeeded()
      let tree = deciding ? LaidOutTree(of: root, names: TreeNames(document, loaded, below: root)) : nil
      let reasons = tree?.engine.dependences
      var pending = [root]
      while let view = pending.popLast() {
        pending += view.subviews
        guard let id = view.interfaceBuilderID, facts[id] == nil else { continue }
        facts[id] = ViewFacts(view, in: tree, reasons, isDeciding: ids?.contains(id) ?? true)
      }
    }
    return facts
  }
}

extension ViewFacts {
  @MainActor
  init(_ view: UIView, in tree: LaidOutTree?, _ reasons: Dependences?, isDeciding: Bool = true) {
    let intrinsic = view.intrinsicContentSize
    let isText = view is UILabel || view is UITextView
    let none = UIView.noIntrinsicMetric
    var height = intrinsic.height == none ? nil : Double(intrinsic.height)
    if isText, height != nil, view.bounds.width > 0 {
      height = Double(view.sizeThatFits(CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)).height)
    }
    let isMade = !view.constraints.isEmpty || view is UIStackView
    self.init(
      frame: Rect(view.frame), alignmentInsets: Insets(view.alignmentInsetsInEffect),
      margins: Insets(view.layoutMargins),
      safeArea: Insets(view.safeAreaInsets), contentWidth: intrinsic.width == none ? nil : Double(intrinsic.width),
      contentHeight: height, scrolledSize: (view as? UIScrollView).map { Size($0.contentSize) },
      fittingSize: isMade && tree == nil ? Size(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)) : nil,
      hugging: [
        .horizontal: Double(view.contentHuggingPriority(for: .horizontal).rawValue),
        .vertical: Double(view.contentHuggingPriority(for: .vertical).rawValue),
      ],
      resistance: [
        .horizontal: Double(view.contentCompressionResistancePriority(for: .horizontal).rawValue),
        .vertical: Double(view.contentCompressionResistancePriority(for: .vertical).rawValue),
      ], firstBaseline: nil, deciders: isDeciding ? tree.map { Self.deciders(of: view, in: $0, reasons) } ?? [:] : [:])
  }

  @MainActor
  private static func deciders(
    of view: UIView, in tree: LaidOutTree, _ reasons: Dependences?
  ) -> [AmbiguityReport.Quantity: [Decider]] {
    guard let reasons, view.superview != nil, !view.translatesAutoresizingMaskIntoConstraints else { return [:] }
    let parts: [(AmbiguityReport.Quantity, NSLayoutConstraint.Attribute)] = [
      (.horizontalPosition, .left), (.verticalPosition, .top), (.width, .width), (.height, .height),
    ]
    var found: [AmbiguityReport.Quantity: [Decider]] = [:]
    for (quantity, attribute) in parts {
      guard let item = tree.item(of: view, attribute), let deciders = reasons.deciders(of: item, attribute.engine)
      else { continue }
      // What places the superview, or sizes another view, is said of that.
      found[quantity] = deciders.map { handle in
        Decider(constraintID: tree.constraint(handle)?.interfaceBuilderID, mention: tree.mention(handle))
      }
    }
    return found
  }
}
