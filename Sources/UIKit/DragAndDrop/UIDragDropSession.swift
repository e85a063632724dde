/// What a drag and a drop have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is, in points of a view.
  func location(in view: UIView) -> CGPoint
  /// Whether the source lets the items be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether no other app gets the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether any item has a representation of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether an object of a class can be made of any item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag, as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// For the app itself; nil by default.
  var localContext: Any? { get set }
}

/// How the system shows that items are on their way.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Not at all.
  case none
  /// With a window of the system.
  case `default`
}

/// A drag, as who it may be dropped on sees it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, which is always one of this program here.
  var localDragSession: (any UIDragSession)? { get }
  /// Default at first. No effect here, which the log says once: items are there at once.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// How far the items are on their way.
  var progress: Progress { get }
  /// Gives the objects of a class that can be made of the items to the handler, on the main queue in a later turn.
  @_disfavoredOverload
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// The same, with the class in the type of the handler's argument.
  @discardableResult
  public func loadObjects<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
  ) -> Progress {
    typealias Load = (any NSItemProviderReading.Type, @escaping ([any NSItemProviderReading]) -> Void) -> Progress
    let load: Load = loadObjects(ofClass:completion:)
    return load(aClass) { completion($0.compactMap { $0 as? Object }) }
  }
}

/// What happens to items that are dropped.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: they fly back.
  case cancel
  /// Nothing, and a sign says so.
  case forbidden
  /// They are copied.
  case copy
  /// They are moved, if the source lets them.
  case move
}

/// What would happen if the finger were lifted now.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  /// Decided when the proposal is made.
  public let operation: UIDropOperation
  /// False by default. No effect here, which the log says once: no finger covers anything.
  open var isPrecise = false { didSet { LayoutLog.noteWithoutEffect("UIDropProposal.isPrecise") } }
  /// False by default. No effect here, which the log says once: no preview is shown.
  open var prefersFullSizePreview = false {
    didSet { LayoutLog.noteWithoutEffect("UIDropProposal.prefersFullSizePreview") }
  }

  /// Proposes an operation.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }

  /// The proposal itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Animations of an app along with those of a drag.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Runs a closure whose changes are animated on iOS; here they are there at once.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs a closure at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Collects what an app adds, until the drag has come so far.
@MainActor
class DragAnimator: UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  func run() {
    let all = (animations, completions)
    (animations, completions) = ([], [])
    for body in all.0 { body() }
    for body in all.1 { body(.end) }
  }
}

/// The drag of a screen.
@MainActor
final class LocalDragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var allowsMoveOperation = true
  var isRestrictedToDraggingApplication = false
  let window: UIWindow
  /// The text whose selection is dragged.
  var textSource: (view: UIView, range: UITextRange)?
  /// In the window, in points.
  var place: CGPoint

  init(window: UIWindow, place: CGPoint) { (self.window, self.place) = (window, place) }

  func location(in view: UIView) -> CGPoint { view.convert(place, from: window) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in typeIdentifiers.contains(where: item.itemProvider.hasItemConformingToTypeIdentifier) }
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }
}

/// The drop of a screen.
@MainActor
final class LocalDropSession: NSObject, UIDropSession {
  let drag: LocalDragSession
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default {
    didSet { LayoutLog.noteWithoutEffect("UIDropSession.progressIndicatorStyle") }
  }
  let progress = Progress(totalUnitCount: 1)

  init(_ drag: LocalDragSession) { self.drag = drag }

  var localDragSession: (any UIDragSession)? { drag }
  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  func location(in view: UIView) -> CGPoint { drag.location(in: view) }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { drag.canLoadObjects(ofClass: aClass) }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let providers = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let collector = Collector(count: providers.count, completion)
    if providers.isEmpty { inNextTurn { completion([]) } }
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { (object: (any NSItemProviderReading)?, _) in
        collector.take(object, at: index)
      }
    }
    progress.completedUnitCount = 1
    return progress
  }

  /// Keeps the order of the items. Handlers are called on the main queue.
  private final class Collector: @unchecked Sendable {
    private var found: [(any NSItemProviderReading)?]
    private var waits: Int
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, _ completion: @escaping ([any NSItemProviderReading]) -> Void) {
      (found, waits, self.completion) = (Array(repeating: nil, count: count), count, completion)
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
      found[index] = object
      waits -= 1
      if waits == 0 { completion(found.compactMap { $0 }) }
    }
  }
}
