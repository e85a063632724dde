import Foundation

/// Undoes and redoes what the user has done. Foundation of Linux has none; this one has what apps call of it.
///
/// What is registered outside of a group is a group of its own; on iOS all that is registered in one turn of the run loop is one.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    let body: () -> Void
  }

  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var disabled = 0

  /// Nothing to undo.
  public override init() { super.init() }

  /// How many groups are kept; 0, the default, is no limit.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// Whether steps outside of a group get one of their own; true by default. With false a group must be open.
  open var groupsByEvent = true
  /// Whether steps are undone now.
  open private(set) var isUndoing = false
  /// Whether steps are redone now.
  open private(set) var isRedoing = false
  /// Whether there is a group to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.steps.isEmpty } }
  /// Whether there is a group to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// How many groups are open.
  open var groupingLevel: Int { open.count }

  /// Whether steps are registered; true until ``disableUndoRegistration()``.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Lets steps pass unregistered, until as many calls of ``enableUndoRegistration()``.
  open func disableUndoRegistration() { disabled += 1 }
  /// Takes back one ``disableUndoRegistration()``.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Begins a group, which may lie in another one.
  open func beginUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Ends the innermost group. Nothing without one.
  open func endUndoGrouping() {
    post(.NSUndoManagerCheckpoint)
    guard !open.isEmpty else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    guard let group = open.popLast(), !group.steps.isEmpty else { return }
    if open.isEmpty { keep(group) } else { open[open.count - 1].steps += group.steps }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private func keep(_ group: Group) {
    if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      if !isRedoing { redoStack = [] }
    }
    trim()
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack = undoStack.suffix(levelsOfUndo)
    redoStack = redoStack.suffix(levelsOfUndo)
  }

  /// Registers what undoes a step. The target is not kept alive; without it nothing is undone.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    add(target) { [weak target] in
      if let target { handler(target) }
    }
  }

  /// The same with a message and its argument.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    let object = target as AnyObject
    add(object) { [weak object] in
      if let object { selector.send(to: object, [anObject]) }
    }
  }

  private func add(_ target: AnyObject, _ body: @escaping () -> Void) {
    guard isUndoRegistrationEnabled else { return }
    let step = Step(target: target, body: body)
    if open.isEmpty { keep(Group(steps: [step])) } else { open[open.count - 1].steps.append(step) }
  }

  /// Undoes the last group, whose steps may register others that redo it.
  open func undo() {
    while !open.isEmpty { endUndoGrouping() }
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    run(group) { isUndoing = $0 }
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  open func redo() {
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    run(group) { isRedoing = $0 }
    post(.NSUndoManagerDidRedoChange)
  }

  private func run(_ group: Group, _ mark: (Bool) -> Void) {
    mark(true)
    beginUndoGrouping()
    for step in group.steps.reversed() where step.target != nil { step.body() }
    if !open.isEmpty { open[open.count - 1].name = group.name }
    endUndoGrouping()
    mark(false)
  }

  /// Forgets everything.
  open func removeAllActions() { (undoStack, redoStack, open) = ([], [], []) }

  /// Forgets the steps of a target.
  open func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    func others(_ groups: [Group]) -> [Group] {
      groups.compactMap { group in
        var group = group
        group.steps.removeAll { $0.target === object }
        return group.steps.isEmpty ? nil : group
      }
    }
    (undoStack, redoStack) = (others(undoStack), others(redoStack))
    for index in open.indices { open[index].steps.removeAll { $0.target === object } }
  }

  /// What was done last, as menus say it; empty by default.
  open var undoActionName: String { open.last?.name ?? undoStack.last?.name ?? "" }
  /// What was undone last, as menus say it.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Names the group that is open, or the last one.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if isUndoing, !redoStack.isEmpty {
      redoStack[redoStack.count - 1].name = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].name = actionName
    }
  }

  /// "Undo" and the name of what was done last.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// "Redo" and the name of what was undone last.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// "Undo" and a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// "Redo" and a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }
}

extension NSNotification.Name {
  /// Posted by an ``UndoManager`` before a group is opened or closed, and before it undoes or redoes.
  public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
  /// Posted when a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
  /// Posted before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name("NSUndoManagerWillCloseUndoGroupNotification")
  /// Posted when a group with steps was closed.
  public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a group is undone.
  public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted when a group was undone.
  public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group is redone.
  public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted when a group was redone.
  public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
