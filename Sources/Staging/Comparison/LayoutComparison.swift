import Picturing
import Geometry
import InterfaceBuilder
import LayoutReports
import UIKitCore

/// Two versions of a document laid out side by side: which views moved, where, and because of what.
///
/// Frames are compared in their superview, so that a view that only moves along with the one around it is not told. Costs two
/// layouts of every scene for each configuration, and for the causes two more of each that holds a change and one for each of its changes,
/// as far as ``CauseTrials`` goes.
@MainActor
public struct LayoutComparison {
  /// The version before the change.
  package let old: Document
  /// The version after the change.
  package let new: Document
  private let oldOptions: StageOptions
  private let newOptions: StageOptions
  private let localization: Localization

  /// Two versions, each with the options of its stage, in one language.
  package init(
    _ old: Document, _ new: Document,
    options: (old: StageOptions, new: StageOptions) = (StageOptions(), StageOptions()),
    localization: Localization = Localization()
  ) {
    self.old = old
    self.new = new
    oldOptions = options.old
    newOptions = options.new
    self.localization = localization
  }

  /// By place in the new version. A change of less than a tenth of a point is none.
  public func frameChanges(on configurations: [LayoutConfiguration]) -> [FrameChange] {
    compare(on: configurations).changes
  }

  /// The changes, by place in the new version, and what is wrong with the layout of the new version and was not with that of the old one:
  /// conflicts, ambiguities and what could not be done as promised. A change of less than a tenth of a point is none.
  public func compare(
    on configurations: [LayoutConfiguration]
  ) -> (changes: [FrameChange], diagnostics: [ReportDiagnostic]) {
    let (changes, problems, diagnostics) = compareApart(on: configurations)
    return (changes, problems + diagnostics)
  }

  /// The same, with conflicts and ambiguities apart from what could not be done.
  package func compareApart(
    on configurations: [LayoutConfiguration]
  ) -> (changes: [FrameChange], problems: [ReportDiagnostic], diagnostics: [ReportDiagnostic]) {
    var changes: [String: FrameChange] = [:]
    var layouts: [String: LayoutConfiguration] = [:]
    // Lines of documents move without anything being wrong.
    var known: Set<String> = []
    var problems: [ReportDiagnostic] = []
    var diagnostics: [ReportDiagnostic] = []
    for configuration in configurations {
      let (before, after) = (
        layOut(old, oldOptions, configuration), layOut(new, newOptions, configuration)
      )
      for note in before.problems + before.diagnostics { known.insert(Self.key(note)) }
      problems += after.problems
      diagnostics += after.diagnostics
      for key in Set(before.places.keys).union(after.places.keys) {
        let from = before.places[key]?.frame
        var to = after.places[key]?.frame
        if let from, let end = to, before.places[key]?.followsRows == true, after.places[key]?.followsRows == true {
          to = Rect(x: from.x, y: from.y, width: end.width, height: end.height)
        }
        guard !Self.isSame(from, to), let place = after.places[key] ?? before.places[key] else { continue }
        layouts[key] = layouts[key] ?? configuration
        changes[key, default: place.change(in: new.file, tried: configurations.count)].frames
          .append(.init(configuration: configuration.name, old: from, new: to))
      }
    }
    problems = problems.filter { known.insert(Self.key($0)).inserted }
    diagnostics = diagnostics.filter { known.insert(Self.key($0)).inserted }
    addCauses(to: &changes, layouts)
    let sorted = changes.values.sorted { ($0.line, $0.column, $0.id) < ($1.line, $1.column, $1.id) }
    return (sorted, problems, diagnostics)
  }

  /// The same for what is wrong with the same object in the same way: a message has lines and numbers in it.
  private static func key(_ note: ReportDiagnostic) -> String {
    guard let id = note.objectID else { return note.message }
    return "\(id) \(note.message.prefix { $0 != " " })"
  }

  /// A view where it came to lie.
  private struct Place {
    var id: String
    var scene: String
    var element: ViewElement
    var frame: Rect
    /// Whether it lies where the rows of a data source end, which no document says. Its size alone is compared.
    var followsRows: Bool

    func change(in file: String, tried: Int) -> FrameChange {
      FrameChange(
        file: file, id: id, name: element.displayName, line: element.position.line, column: element.position.column,
        scene: scene, tried: tried)
    }
  }

  private func layOut(
    _ document: Document, _ options: StageOptions, _ configuration: LayoutConfiguration
  ) -> (places: [String: Place], problems: [ReportDiagnostic], diagnostics: [ReportDiagnostic]) {
    var places: [String: Place] = [:]
    var problems: [ReportDiagnostic] = []
    var diagnostics: [ReportDiagnostic] = []
    let stage = Stage(document, on: .device(configuration), options: options, localization: localization)
    let views = document.scenes.flatMap { $0.allRoots.flatMap(\.tree) }
    let elements = Dictionary(views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let following = Set(views.flatMap(Self.followingRows))
    for scene in stage.layOut().scenes {
      problems += scene.constraintProblems
      diagnostics += scene.notes
      func add(_ view: ViewReport) {
        if let id = view.id, let element = elements[id] {
          places[id] = Place(
            id: id, scene: scene.name, element: element, frame: view.frame, followsRows: following.contains(id))
        }
        for child in view.children { add(child) }
      }
      if let root = scene.root { add(root) }
    }
    return (places, problems, diagnostics)
  }

  /// The prototypes of a table or collection view, and what is below its rows; none if its rows are in the document.
  private static func followingRows(of view: ViewElement) -> [String] {
    guard view.subviews.contains(where: { $0.role == .prototype }) else { return [] }
    return view.subviews.filter { child in
      switch child.role {
      case .prototype, .footer, .sectionHeader, .sectionFooter: true
      default: false
      }
    }
    .map(\.id)
  }

  private static func isSame(_ a: Rect?, _ b: Rect?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return zip(a.lengths, b.lengths).allSatisfy { abs($0 - $1) < 0.1 }
  }
}

// MARK: - Causes

extension LayoutComparison {
  private typealias Sources = [NSLayoutConstraint.Attribute: [String]]

  private func addCauses(to changes: inout [String: FrameChange], _ layouts: [String: LayoutConfiguration]) {
    let causes = MoveCauses(from: old, to: new)
    guard !causes.isEmpty else { return }
    // Whatever the number of changes: about a second at most.
    let views = new.scenes.map { $0.allRoots.reduce(0) { $0 + $1.tree.count } }.max() ?? 0
    var trialsLeft = min(300, max(60, 20_000 / max(1, views)))
    for configuration in Set(layouts.values) {
      let ids = Set(changes.keys.filter { layouts[$0] == configuration })
      let attributes = Dictionary(uniqueKeysWithValues: ids.map { ($0, changes[$0]!.changedAttributes) })
      let before = sources(old, oldOptions, configuration, of: attributes)
      let after = sources(new, newOptions, configuration, of: attributes)
      var trials = CauseTrials(
        from: old, to: new, causes.edits, options: (oldOptions, newOptions), localization: localization,
        on: configuration,
        atMost: trialsLeft)
      defer { trialsLeft = trials.left }
      for (id, change) in changes.filter({ ids.contains($0.key) }).sorted(by: { $0.value.line < $1.value.line }) {
        let sources = (after[id] ?? [:]).merging(before[id] ?? [:], uniquingKeysWith: +)
        changes[id]!.causes = trials.proven(causes.causes(of: id, change.steps(sources)), of: change)
      }
    }
  }

  /// For each view and attribute the document's ids of constraints and views that decide it, the nearest first.
  private func sources(
    _ document: Document, _ options: StageOptions, _ configuration: LayoutConfiguration,
    of attributes: [String: [NSLayoutConstraint.Attribute]]
  ) -> [String: Sources] {
    var sources: [String: Sources] = [:]
    let stage = Stage(document, on: .device(configuration), options: options, localization: localization)
    stage.forEachRoot { root, loaded in
      let views = loaded.views.filter { attributes[$0.key] != nil && $0.value.isDescendant(of: root) }
      guard !views.isEmpty, let tree = LaidOutTree(of: root) else { return }
      for (id, view) in views {
        for attribute in attributes[id] ?? [] {
          // Where the superview lies is no reason for a place in it.
          let outer = view.superview.map { ids(tree, $0, attribute, document) } ?? []
          let all = ids(tree, view, attribute, document)
          let own = attribute.isPlace ? all.filter { !outer.contains($0) } : all
          sources[id, default: [:]][attribute, default: []] += own.isEmpty ? all : own
        }
      }
    }
    return sources
  }

  private func ids(
    _ tree: LaidOutTree, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ document: Document
  ) -> [String] {
    guard let item = tree.item(of: view, attribute), let dependence = tree.engine.dependence(of: item, attribute.engine)
    else { return [] }
    return dependence.influences.sorted { $0.distance < $1.distance }.flatMap { influence in
      let ids = tree.documentIDs(of: influence.handle)
      // A constraint of the document says all; the views that it is about decide nothing by it.
      guard let first = ids.first, document.element(id: first)?.name == "constraint" else { return ids }
      return [first]
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isPlace: Bool { self == .left || self == .top }
}

extension FrameChange {
  /// What of the frame is another in the first configuration.
  fileprivate var changedAttributes: [NSLayoutConstraint.Attribute] {
    let all: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
    guard let frames = frames.first, let old = frames.old, let new = frames.new else { return all }
    return zip(all, zip(old.lengths, new.lengths)).filter { abs($1.0 - $1.1) >= 0.1 }.map(\.0)
  }

  /// What the view does along the axes on which it is elsewhere in the first configuration.
  fileprivate func steps(
    _ sources: [NSLayoutConstraint.Attribute: [String]]
  ) -> [(axis: Cause.Axis, step: MoveCauses.Step)] {
    let changed = changedAttributes
    let (old, new) = (frames.first?.old ?? .zero, frames.first?.new ?? .zero)
    func step(
      _ place: Double, _ size: Double, _ length: Double,
      _ attributes: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
    )
      -> MoveCauses.Step?
    {
      guard changed.contains(attributes.0) || changed.contains(attributes.1) else { return nil }
      return MoveCauses.Step(
        place: place, size: size, length: length, placeSources: sources[attributes.0] ?? [],
        sizeSources: sources[attributes.1] ?? [])
    }
    let steps: [(Cause.Axis, MoveCauses.Step?)] = [
      (.horizontal, step(new.x - old.x, new.width - old.width, new.width, (.left, .width))),
      (.vertical, step(new.y - old.y, new.height - old.height, new.height, (.top, .height))),
    ]
    return steps.compactMap { axis, step in step.map { (axis, $0) } }
  }
}

extension Rect {
  fileprivate var lengths: [Double] { [x, y, width, height] }
}
