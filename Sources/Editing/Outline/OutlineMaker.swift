import Geometry
import InterfaceBuilder
import LayoutReports
import Staging

extension Outline.DocumentPart {
  /// The outline of a document as a surface shows it. Costs two layouts, and four copies of the engine for each view whose
  /// decisions are of interest.
  ///
  /// - Parameter decided: the ids of the views whose decisions are found out; nil for all.
  @MainActor
  package init(
    _ document: Document, on surface: Surface, options: StageOptions = StageOptions(),
    localization: Localization = Localization(), decisionsOf decided: Set<String>? = nil
  ) {
    let documents = PreparedDocuments(document, options: options, localization: localization)
    self.init(documents, on: surface, options: options, decisionsOf: decided)
  }

  /// The same of a document that was prepared, with the facts of the scene that the options name, or of all.
  @MainActor
  package init(
    _ documents: PreparedDocuments, on surface: Surface, options: StageOptions = StageOptions(),
    decisionsOf decided: Set<String>? = nil
  ) {
    let maker = OutlineMaker(documents, on: surface, options: options, decisionsOf: decided)
    self.init(file: documents.document.file, scenes: documents.document.scenes.map(maker.scene))
  }

  /// The outline of a document whose scenes were laid out elsewhere, such as in a program that shows them: without what decides each view.
  package init(_ document: Document, on configuration: LayoutConfiguration, laidOut reports: [SceneReport]) {
    let maker = OutlineMaker(document, on: .device(configuration), laidOut: reports)
    self.init(file: document.file, scenes: document.scenes.map(maker.scene))
  }
}

/// Joins what a document says with what its layout came to.
private struct OutlineMaker {
  private let surface: Surface
  private let document: Document
  private let facts: [String: ViewFacts]
  /// The frames of views of which no more is known.
  private let frames: [String: Rect]
  private var issues: [String: [String]] = [:]
  private var brokenConstraints: [String: [String]] = [:]
  private let installed: Set<String>
  private let names: [String: String]
  /// The words of each constraint, by its id.
  private var words: [String: ConstraintWords] = [:]

  @MainActor
  init(
    _ documents: PreparedDocuments, on surface: Surface, options: StageOptions, decisionsOf decided: Set<String>?
  ) {
    let stage = Stage(documents, on: surface, options: options)
    self.init(
      documents.document, on: surface, stage.facts(deciding: true, of: decided), [:], stage.layOut().scenes)
  }

  init(_ document: Document, on surface: Surface, laidOut reports: [SceneReport]) {
    var frames: [String: Rect] = [:]
    var pending = reports.compactMap(\.root)
    while let view = pending.popLast() {
      if let id = view.id { frames[id] = view.frame }
      pending += view.children
    }
    self.init(document, on: surface, [:], frames, reports)
  }

  private init(
    _ document: Document, on surface: Surface, _ facts: [String: ViewFacts], _ frames: [String: Rect],
    _ reports: [SceneReport]
  ) {
    (self.document, self.surface, self.facts, self.frames) = (document, surface, facts, frames)
    let resolved = document.resolved(for: OutlineSurface(surface, document).classes)
    var installed: Set<String> = []
    resolved.root.forEachInTree { if $0.name == "constraint", let id = $0.id { installed.insert(id) } }
    self.installed = installed
    names = Self.names(in: document)
    for scene in reports {
      for ambiguity in scene.ambiguities { issues[ambiguity.viewID ?? "", default: []].append(ambiguity.message) }
      for conflict in scene.conflicts where conflict.repeats == nil {
        let others = conflict.constraintIDs.filter { $0 != conflict.brokenID }
        brokenConstraints[conflict.brokenID ?? "", default: []].append(
          "iOS breaks this constraint, which conflicts with \(others.isEmpty ? "the size of the content or of the screen" : others.joined(separator: ", "))"
        )
      }
    }
    for view in document.scenes.flatMap(\.allRoots).flatMap(\.tree) {
      for constraint in view.constraints { words[constraint.id] = self.words(of: constraint, in: view) }
    }
  }

  private static func names(in document: Document) -> [String: String] {
    var names: [String: String] = [:]
    for scene in document.scenes {
      for guide in scene.controller?.layoutGuides ?? [] { names[guide.id] = Naming.guideName(guide.key, "") }
      for view in scene.allRoots.flatMap(\.tree) {
        names[view.id] = view.displayName
        for guide in view.layoutGuides { names[guide.id] = Naming.guideName(guide.key, "") }
      }
    }
    return names
  }

  // MARK: Objects

  func scene(_ scene: Scene) -> Outline.ScenePart {
    let surface = OutlineSurface(surface, document)
    let controller = scene.controller
    let name =
      controller.map { $0.title ?? $0.userLabel ?? $0.customClass ?? $0.kind?.libraryName ?? "View Controller" }
      ?? scene.rootView?.displayName ?? "View"
    var objects = scene.topLevelViews.map { object($0, of: nil) }
    if let controller {
      let views = [controller.rootView].compactMap { $0 } + controller.otherViews
      objects.insert(
        Outline.Object(
          kind: .controller, id: controller.id.isEmpty ? nil : controller.id, name: name,
          className: controller.customClass ?? controller.kind?.libraryName ?? controller.className,
          line: controller.position.line,
          children: controller.layoutGuides.map(guide) + views.map { object($0, of: nil) }), at: 0)
    }
    return Outline.ScenePart(
      id: controller?.id ?? scene.rootView?.id, name: name, surface: surface.name, sizeClasses: surface.classes.name,
      objects: objects)
  }

  private func object(_ view: ViewElement, of superview: ViewElement?) -> Outline.Object {
    let facts = facts[view.id]
    return Outline.Object(
      kind: .view, id: view.element.id, name: view.displayName,
      className: view.customClass ?? view.kind?.libraryName ?? view.tag, line: view.position.line,
      frame: facts?.frame ?? frames[view.id],
      contentWidth: facts?.contentWidth, contentHeight: facts?.contentHeight, scrolledSize: facts?.scrolledSize,
      hugging: facts.map { [$0.hugging[.horizontal] ?? 250, $0.hugging[.vertical] ?? 250] },
      resistance: facts.map { [$0.resistance[.horizontal] ?? 750, $0.resistance[.vertical] ?? 750] },
      decidedBy: facts.map(decisions) ?? [], constraints: view.constraints.map { part($0, in: view) },
      issues: issues[view.id] ?? [], children: view.layoutGuides.map(guide) + view.subviews.map { object($0, of: view) }
    )
  }

  private func guide(_ guide: LayoutGuideElement) -> Outline.Object {
    Outline.Object(
      kind: .guide, id: guide.id, name: names[guide.id] ?? "Layout Guide", className: "Layout Guide",
      line: guide.position.line)
  }

  private func decisions(_ facts: ViewFacts) -> [Outline.Decision] {
    let parts: [(AmbiguityReport.Quantity, String)] = [
      (.horizontalPosition, "x"), (.verticalPosition, "y"), (.width, "width"), (.height, "height"),
    ]
    return parts.compactMap { quantity, name in
      guard let deciders = facts.deciders[quantity] else { return nil }
      // On the canvas a view without content asks for the size that it is drawn with.
      let isDrawn = (quantity == .width ? facts.contentWidth : facts.contentHeight) == nil
      return Outline.Decision(
        quantity: name, by: deciders.isEmpty ? ["nothing"] : deciders.map { text($0, isDrawn: isDrawn) },
        constraints: deciders.compactMap(\.constraintID))
    }
  }

  private func text(_ decider: ViewFacts.Decider, isDrawn: Bool) -> String {
    if let id = decider.constraintID, let words = words[id] { return "\(words.subject), \(words.text) [\(id)]" }
    return switch decider.mention.kind {
    case .contentHugging where isDrawn, .compressionResistance where isDrawn: "as on the canvas"
    default: decider.mention.decidingText
    }
  }

  // MARK: Constraints

  private func part(_ constraint: ConstraintElement, in view: ViewElement) -> Outline.ConstraintPart {
    let words = words[constraint.id] ?? self.words(of: constraint, in: view)
    return Outline.ConstraintPart(
      id: constraint.id.isEmpty ? nil : constraint.id, name: equation(constraint, in: view), subject: words.subject,
      text: words.text, line: constraint.position.line,
      isInstalled: constraint.id.isEmpty || installed.contains(constraint.id),
      issues: brokenConstraints[constraint.id] ?? [])
  }

  private func words(of constraint: ConstraintElement, in view: ViewElement) -> ConstraintWords {
    let around = Set([view.id] + view.layoutGuides.map(\.id))
    func name(_ id: String?) -> String { id == nil || id == view.id ? "Superview" : names[id ?? ""] ?? id ?? "" }
    let isAround = around.contains(constraint.firstItem ?? view.id)
    let otherIsAround = around.contains(constraint.secondItem ?? view.id)
    let isAlone = constraint.secondAttribute == nil || isAround && otherIsAround
    return ConstraintWords(
      constraint, first: isAlone ? view.displayName : name(constraint.firstItem),
      second: constraint.secondAttribute == nil
        ? nil
        : constraint.secondItem == (constraint.firstItem ?? view.id) && isAlone
          ? view.displayName : name(constraint.secondItem),
      isAround: isAround, otherIsAround: otherIsAround)
  }

  private func equation(_ constraint: ConstraintElement, in view: ViewElement) -> String {
    func side(_ item: String?, _ attribute: ConstraintElement.Attribute) -> String {
      guard let item, item != view.id, let name = names[item] else { return attribute.word }
      return "\(name).\(attribute.word)"
    }
    return ConstraintName.equation(
      first: side(constraint.firstItem, constraint.firstAttribute), relation: constraint.relation,
      second: constraint.secondAttribute.map { side(constraint.secondItem, $0) },
      multiplier: constraint.element["multiplier"], constant: constraint.constant ?? 0,
      isSymbolic: constraint.isSymbolic)
  }
}

/// A surface in words.
private struct OutlineSurface {
  let name: String
  let classes: SizeClasses

  init(_ surface: Surface, _ document: Document) {
    switch surface {
    case .canvas:
      name = "canvas"
      classes = document.canvasSizeClasses
    case .device(let configuration):
      name = configuration.name
      classes = configuration.sizeClasses
    }
  }
}

extension SizeClasses {
  /// `wC hR`.
  fileprivate var name: String {
    let name = VariedClasses(width: horizontal, height: vertical).name
    return name.isEmpty ? "any" : name
  }
}
