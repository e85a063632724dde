import Geometry
import InterfaceBuilder
import LayoutReports
import Staging

/// Turns verbs into edits of a draft.
@MainActor
package struct Performer {
  /// What is being edited.
  package let draft: Draft
  /// Fonts and images of the app, for layouts.
  package var options: StageOptions
  /// What distances are measured on, where views that are not decided stand at their stored frames; nil for the canvas of the document.
  package var surface: Surface?
  /// What verbs before this one have made, by which a verb of the same step names it: `$0` is the first object of the first verb, `$1.2` the
  /// third object of the second, and `$1.*` all of the second. Empty where names are no more than names.
  package var made: [[String]] = []

  /// Performs verbs on a draft.
  package init(_ draft: Draft, options: StageOptions = StageOptions()) {
    self.draft = draft
    self.options = options
  }

  /// Does what the verb says, or nothing if any part of it is refused.
  ///
  /// - Returns: the ids of the objects that were made or changed.
  @discardableResult
  package func perform(_ verb: Verb) throws(EditError) -> [String] {
    var made: [String] = []
    let before = draft.edits.count
    draft.seedIDs(with: verb.bytes)
    try draft.transaction { _ throws(EditError) in made = try attempt(verb) }
    if draft.edits.count == before, made.isEmpty { return [] }
    return made
  }

  private func attempt(_ verb: Verb) throws(EditError) -> [String] {
    // Names cost more than most verbs; whoever gives ids does without.
    var known: Naming?
    func naming() -> Naming {
      let made = known ?? Naming(draft)
      known = made
      return made
    }
    func find(_ name: String, _ subject: Naming.Subject = .object) throws(EditError) -> String {
      if let ids = try earlier(name) {
        guard ids.count == 1 else { throw EditError(.badValue, "several objects have the name \(name)") }
        return ids[0]
      }
      return Naming.isID(name, of: subject, in: draft) ? name : try naming().find(name, subject)
    }
    func all(_ names: [String], _ subject: Naming.Subject) throws(EditError) -> [String] {
      var found: [String] = []
      for name in names {
        if let ids = try earlier(name) { found += ids } else { found.append(try find(name, subject)) }
      }
      return found
    }
    switch verb {
    case .pin(let names, let pin): return try self.pin(try all(names, .view), pin)
    case .align(let names, let alignment): return try align(try all(names, .view), alignment)
    case .connect(let first, let second, let drags):
      return try connect(try find(first, .item), try find(second, .item), drags)
    case .constrain(let text, let identifier): return [try constrain(text, identifier, naming())]
    case .set(let names, let assignments):
      let ids = try all(names, .object)
      for id in ids { try set(id, assignments) }
      return ids
    case .vary(let names, let assignments, let classes):
      let ids = try all(names, .object)
      for id in ids { for assignment in assignments { try vary(id, assignment, classes) } }
      return ids
    case .install(let names, let isInstalled, let classes):
      let ids = try all(names, .object)
      for id in ids { try draft.apply(.install(id, isInstalled, for: classes)) }
      return ids
    case .add(let view, let container, let index):
      return [try draft.apply(.addView(view, into: try find(container, .view), at: index))]
    case .delete(let names): return [try draft.apply(.remove(try all(names, .object)))]
    case .move(let names, let container, let index):
      let (ids, target) = (try all(names, .view), try find(container, .view))
      for (offset, id) in ids.enumerated() { try draft.apply(.move(id, into: target, at: index.map { $0 + offset })) }
      return ids
    case .duplicate(let names, let distance):
      let ids = try all(names, .view)
      let copies = ids.map { _ in draft.newID() }
      try draft.apply(.duplicate(ids, as: copies, by: distance))
      return copies
    case .embed(let names, let embedding) where SceneLibrary.kinds.contains(embedding.kind):
      guard names.count == 1 else { throw EditError(.badValue, "specify only one controller to embed") }
      return [try draft.apply(.embedScene(try find(names[0]), in: embedding.kind))]
    case .embed(let names, let embedding): return [try embed(try all(names, .view), embedding)]
    case .unembed(let name): return try unembed(try find(name, .view))
    case .resolve(let names, let resolution):
      return try resolve(names.isEmpty ? nil : try all(names, .view), resolution)
    case .outlet(let from, let property, let to):
      return [try draft.apply(.addOutlet(from: try find(from), property: property, to: try find(to)))]
    case .collection(let from, let property, let to):
      return [try draft.apply(.addToCollection(from: try find(from), property: property, to: try find(to)))]
    case .action(let from, let selector, let to, let event):
      return [
        try draft.apply(.addAction(from: try find(from), selector: selector, to: try find(to), event: event))
      ]
    case .paste(let text, let container, let index):
      let ids = try draft.apply(.paste(text, into: try find(container, .view), at: index))
      return ids.split(separator: " ").map(String.init)
    case .segue(var segue):
      (segue.from, segue.to) = (try find(segue.from), try find(segue.to))
      return [try draft.apply(.addSegue(segue))]
    case .scene(let kind, let point):
      let value = SystemColors.value("systemBackgroundColor")
      return [try draft.apply(.addScene(kind, at: point, value: value))]
    case .initial(let name): return [try draft.apply(.setInitialScene(try find(name)))]
    case .place(let name, let point): return [try draft.apply(.moveScene(try find(name), to: point))]
    case .barItem(let container, let place, let assignments):
      return [try draft.apply(.addBarItem(into: try find(container), place: place, attributes: assignments))]
    case .guide(let container, let name):
      return [try draft.apply(.addGuide(into: try find(container, .view), id: nil, name: name))]
    }
  }

  /// What a verb before this one has made, by its number; nil for a name of another kind.
  private func earlier(_ name: String) throws(EditError) -> [String]? {
    guard !made.isEmpty, let match = name.wholeMatch(of: /\$([0-9]{1,4})(?:\.([0-9]{1,4}|\*))?/) else { return nil }
    guard let verb = Int(match.1), made.indices.contains(verb) else {
      throw EditError(.notFound, "\(name) is not the name of an earlier verb")
    }
    guard match.2 != "*" else { return made[verb] }
    guard let index = match.2.map({ Int($0) }) ?? 0, made[verb].indices.contains(index) else {
      throw EditError(.notFound, "the previous verb created no object \(name)")
    }
    return [made[verb][index]]
  }

  private func set(_ id: String, _ assignments: [Assignment]) throws(EditError) {
    let kind = draft.nodes[id].flatMap { ElementKind(tag: $0.name) }
    let hasText = [.label, .textField, .textView, .button].contains(kind)
    for assignment in assignments {
      let isText =
        (assignment.name == "text" || assignment.name == "title") && draft.nodes[id].map(draft.isView) ?? false
      if try setPart(id, assignment) { continue }
      if isText, assignment.value != nil || hasText {
        try draft.apply(.setText(id, to: assignment.value))
      } else if assignment.name == "frame", let text = assignment.value {
        try draft.apply(.setFrame(id, to: try Self.frame(text)))
      } else if assignment.name == "margins" {
        try draft.apply(.setMargins(id, to: try assignment.value.map(Self.margins)))
      } else {
        try draft.apply(.setAttribute(id, name: assignment.name, to: assignment.value))
      }
    }
  }

  /// Four numbers: `x,y,width,height`.
  package nonisolated static func frame(_ text: String) throws(EditError) -> Rect {
    let numbers = try numbers(text, "x,y,width,height")
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private nonisolated static func margins(_ text: String) throws(EditError) -> Insets {
    let numbers = try numbers(text, "top,left,bottom,right")
    return Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  private nonisolated static func numbers(_ text: String, _ form: String) throws(EditError) -> [Double] {
    let numbers = text.split(separator: ",").compactMap { Number.decimal($0.filter { $0 != " " }) }
    guard numbers.count == 4, text.split(separator: ",", omittingEmptySubsequences: false).count == 4 else {
      throw EditError(.badValue, "expected four numbers, \(form), not \"\(text)\"")
    }
    return numbers
  }
}
