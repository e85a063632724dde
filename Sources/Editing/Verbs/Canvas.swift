import Geometry
import InterfaceBuilder
import LayoutReports
import Staging

/// A draft as the canvas shows it: stored frames, and the margins and safe areas that a layout gives.
@MainActor
struct Canvas {
  let draft: Draft
  private let facts: [String: ViewFacts]
  /// Frames that count in the place of the stored ones, by the ids of views.
  private let places: [String: Rect]

  /// Costs a layout.
  ///
  /// - Parameters:
  ///   - surface: where margins and safe areas are those of.
  ///   - places: frames that count in the place of the stored ones.
  init(
    _ draft: Draft, _ options: StageOptions, on surface: Surface = .canvas, places: [String: Rect] = [:]
  ) throws(EditError) {
    self.draft = draft
    self.places = places
    do throws(ReadError) {
      facts = Stage(try draft.document(), on: surface, options: options).facts()
    } catch {
      throw EditError(.file, error.message, at: error.position)
    }
  }

  func facts(_ node: SourceNode) -> ViewFacts? { draft.id(of: node).flatMap { facts[$0] } }

  /// The frame as it is drawn, in the superview's coordinates; where none is stored that of the layout.
  func frame(_ node: SourceNode) -> Rect? {
    draft.id(of: node).flatMap { places[$0] } ?? draft.frame(of: node) ?? facts(node)?.frame
  }

  /// The device of the document, upright or on its side as there; the canvas if no such device is known.
  static func device(of draft: Draft) throws(EditError) -> Surface {
    let document: Document
    do throws(ReadError) { document = try draft.document() } catch {
      throw EditError(.file, error.message, at: error.position)
    }
    guard let device = document.device,
      let configuration = LayoutConfiguration(device: device.id, orientation: device.orientation.rawValue)
    else { return .canvas }
    return .device(configuration)
  }

  /// The rectangle of an item in the coordinates of a view around it: of a view its alignment rectangle, of a guide its area.
  func rect(_ node: SourceNode, in container: SourceNode) -> Rect? {
    if draft.isGuide(node) {
      guard let owner = draft.owner(of: node), let bounds = area(node, of: owner) else { return nil }
      return owner === container ? bounds : offset(of: owner, in: container).map { bounds.moved(by: $0) }
    }
    guard let frame = frame(node) else { return nil }
    let insets = facts(node)?.alignmentInsets ?? .zero
    if node === container { return Rect(width: frame.width, height: frame.height).inset(by: insets) }
    guard let superview = draft.superview(of: node) else { return nil }
    let rect = frame.inset(by: insets)
    return superview === container ? rect : offset(of: superview, in: container).map { rect.moved(by: $0) }
  }

  /// The area of a guide in its view's coordinates.
  private func area(_ guide: SourceNode, of view: SourceNode) -> Rect? {
    guard let frame = frame(view) else { return nil }
    let bounds = Rect(width: frame.width, height: frame.height)
    let safe = facts(view)?.safeArea ?? .zero
    switch (draft.value("key", of: guide) ?? draft.value("type", of: guide)).flatMap(LayoutGuideElement.Kind.init) {
    case .safeArea?: return bounds.inset(by: safe)
    // Their other edges count, which lie where bars end.
    case .top?: return Rect(x: 0, y: 0, width: bounds.width, height: safe.top)
    case .bottom?: return Rect(x: 0, y: bounds.height - safe.bottom, width: bounds.width, height: safe.bottom)
    case .contentLayoutGuide?, .frameLayoutGuide?: return bounds
    default: return nil
    }
  }

  private func offset(of view: SourceNode, in container: SourceNode) -> Point? {
    var point = Point.zero
    var current = view
    while current !== container {
      guard let frame = frame(current), let superview = draft.superview(of: current) else { return nil }
      point = Point(x: point.x + frame.x, y: point.y + frame.y)
      current = superview
    }
    return point
  }

  /// Where an attribute lies in the coordinates of a view around the item, in points; nil for baselines and what is not known.
  func value(_ attribute: LayoutAttribute, of node: SourceNode, in container: SourceNode) -> Double? {
    guard !attribute.isBaseline, let rect = rect(node, in: container) else { return nil }
    let facts = facts(node)
    return AttributeFrame(rect, alignmentInsets: facts?.alignmentInsets ?? .zero, margins: facts?.margins ?? .zero)
      .value(of: attribute)
  }

  /// The constant with which a constraint holds for the frames as they are drawn; nil if one is not known.
  func constant(
    _ first: (SourceNode, ConstraintElement.Attribute), _ second: (SourceNode, ConstraintElement.Attribute)?,
    multiplier: Double = 1
  )
    -> Double?
  {
    guard let view = draft.placed(first.0), let attribute = first.1.layout else { return nil }
    guard let second else { return value(attribute, of: first.0, in: view).map(Self.rounded) }
    guard let other = draft.placed(second.0), let otherAttribute = second.1.layout,
      let container = draft.commonAncestor(view, other), let one = value(attribute, of: first.0, in: container),
      let two = value(otherAttribute, of: second.0, in: container)
    else { return nil }
    return Self.rounded(one - multiplier * two)
  }

  /// Without what floating-point arithmetic adds.
  static func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }
}

extension Rect {
  func moved(by point: Point) -> Rect { Rect(x: x + point.x, y: y + point.y, width: width, height: height) }
}
