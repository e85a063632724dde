/// What an app keeps for its next launch on the same screen, in memory.
package struct SavedState {
  /// What a controller or a registered object has written, and how it is found again.
  struct Entry {
    /// The restoration identifiers from the outermost controller to this one.
    var path: [String]
    var data: Data
    var maker: (any UIViewControllerRestoration.Type)?
    var storyboard: UIStoryboard?
    /// Whether the controller was presented, and not a child.
    var isPresented = false
    /// The tab that was selected.
    var selectedTab: Int?
    /// What the views of the controller have written, by their identifiers.
    var views: [String: Data] = [:]
  }

  /// Whether the next launch restores. False by default.
  package var isRestored = false
  /// What the delegate of the app has written; nil if it does not keep the state.
  var application: Data?
  var controllers: [Entry] = []
  var objects: [String: Data] = [:]
  /// What the delegate of the first scene has given.
  var activity: NSUserActivity?

  /// Nothing is kept.
  package init() {}
}

/// Objects that the app has registered, by their identifiers. They are not kept alive.
struct RegisteredObject {
  weak var object: (any UIStateRestoring)?
}

/// State restoration: an app without scenes writes what its controllers with restoration identifiers keep, one with scenes an activity.
/// Source: Apple, "Preserving your app's UI across launches" and "About the UI preservation process".
///
/// A controller is kept if it and all that it lies in have an identifier. At the next launch, between the two functions of the delegate, it
/// is made by its restoration class, else by the delegate, else it is the one of the same path that exists already, else the storyboard
/// makes it. Then it reads what it has written.
extension UIApplication {
  // MARK: Saving

  /// Asks the app what it keeps; called when it has gone to the background.
  func saveState() {
    if let scene = firstScene {
      savedState.activity = scene.delegate?.stateRestorationActivity(for: scene)
      return
    }
    guard let delegate else { return }
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    guard
      delegate.application(self, shouldSaveSecureApplicationState: coder)
        || delegate.application(self, shouldSaveApplicationState: coder)
    else { return }
    coder.encode(UIScreen.main.profile.idiom == .pad ? 1 : 0, forKey: Self.stateRestorationUserInterfaceIdiomKey)
    coder.encode("\(UIScreen.main.profile.release).0", forKey: Self.stateRestorationSystemVersionKey)
    if let version = information["CFBundleVersion"] as? String {
      coder.encode(version, forKey: Self.stateRestorationBundleVersionKey)
    }
    delegate.application(self, willEncodeRestorableStateWith: coder)
    coder.finishEncoding()
    savedState.application = coder.encodedData
    savedState.controllers = []
    if let root = windows.first?.rootViewController { save(root, below: [], isPresented: false) }
    savedState.objects = restorableObjects.compactMapValues(\.object).mapValues { object in
      Self.archive { object.encodeRestorableState(with: $0) }
    }
  }

  private func save(_ controller: UIViewController, below path: [String], isPresented: Bool) {
    guard let identifier = controller.restorationIdentifier else { return }
    let path = path + [identifier]
    var entry = SavedState.Entry(path: path, data: Self.archive { controller.encodeRestorableState(with: $0) })
    (entry.maker, entry.storyboard, entry.isPresented) = (
      controller.restorationClass, controller.storyboard, isPresented
    )
    entry.selectedTab = (controller as? UITabBarController)?.selectedIndex
    controller.viewIfLoaded?.forEachRestorable { view, identifier in
      entry.views[identifier] = Self.archive { view.encodeRestorableState(with: $0) }
    }
    savedState.controllers.append(entry)
    for child in controller.children { save(child, below: path, isPresented: false) }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      save(presented, below: path, isPresented: true)
    }
  }

  private static func archive(_ write: (NSCoder) -> Void) -> Data {
    let coder = NSKeyedArchiver(requiringSecureCoding: false)
    write(coder)
    coder.finishEncoding()
    return coder.encodedData
  }

  private static func reader(_ data: Data) -> NSKeyedUnarchiver? {
    let coder = try? NSKeyedUnarchiver(forReadingFrom: data)
    coder?.requiresSecureCoding = false
    return coder
  }

  // MARK: Restoring

  /// What the first scene has saved, if this launch restores.
  func takeSavedActivity() -> NSUserActivity? { savedState.isRestored ? savedState.activity : nil }

  /// Makes and fills the controllers that were saved, if this launch restores and the app wants it.
  func restoreState() {
    guard savedState.isRestored, let delegate, let data = savedState.application, let coder = Self.reader(data) else {
      return
    }
    guard
      delegate.application(self, shouldRestoreSecureApplicationState: coder)
        || delegate.application(self, shouldRestoreApplicationState: coder)
    else { return }
    let root = delegate.ownWindow?.rootViewController
    var restored: [(SavedState.Entry, UIViewController, NSCoder)] = []
    var found: [[String]: UIViewController] = [:]
    for entry in savedState.controllers {
      guard entry.path.count == 1 || found[entry.path.dropLast()] != nil, let coder = Self.reader(entry.data),
        let controller = controller(of: entry, delegate, root, coder)
      else { continue }
      found[entry.path] = controller
      restored.append((entry, controller, coder))
    }
    if let first = restored.first, first.0.path.count == 1, let window = delegate.ownWindow,
      window.rootViewController !== first.1
    {
      window.rootViewController = first.1
    }
    for (entry, controller, _) in restored { arrange(controller, entry, restored) }
    for (entry, controller, coder) in restored {
      controller.decodeRestorableState(with: coder)
      if !entry.views.isEmpty {
        controller.view.forEachRestorable { view, identifier in
          guard let coder = entry.views[identifier].flatMap(Self.reader) else { return }
          view.decodeRestorableState(with: coder)
        }
      }
    }
    for (identifier, data) in savedState.objects.sorted(by: { $0.key < $1.key }) {
      guard let coder = Self.reader(data) else { continue }
      restorableObjects[identifier]?.object?.decodeRestorableState(with: coder)
    }
    for (_, controller, _) in restored { controller.applicationFinishedRestoringState() }
    for object in restorableObjects.values { object.object?.applicationFinishedRestoringState() }
    delegate.application(self, didDecodeRestorableStateWith: coder)
  }

  private func controller(
    of entry: SavedState.Entry, _ delegate: any UIApplicationDelegate, _ root: UIViewController?, _ coder: NSCoder
  ) -> UIViewController? {
    if let maker = entry.maker { return maker.viewController(withRestorationIdentifierPath: entry.path, coder: coder) }
    if let made = delegate.application(
      self, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder)
    {
      return made
    }
    if let present = root?.controller(at: entry.path) { return present }
    guard let identifier = entry.path.last, let storyboard = entry.storyboard, storyboard.hasController(identifier)
    else { return nil }
    return storyboard.instantiateViewController(withIdentifier: identifier)
  }

  /// Puts what was inside of a container or presented by a controller where it was.
  private func arrange(
    _ controller: UIViewController, _ entry: SavedState.Entry,
    _ all: [(SavedState.Entry, UIViewController, NSCoder)]
  ) {
    let below = all.filter { Array($0.0.path.dropLast()) == entry.path }
    let children = below.filter { !$0.0.isPresented }.map(\.1)
    if let navigation = controller as? UINavigationController, !children.isEmpty,
      !navigation.viewControllers.elementsEqual(children, by: ===)
    {
      navigation.setViewControllers(children, animated: false)
    }
    if let tabs = controller as? UITabBarController, let selected = entry.selectedTab,
      tabs.viewControllers?.indices.contains(selected) == true
    {
      tabs.selectedIndex = selected
    }
    for (_, presented, _) in below.filter(\.0.isPresented) where controller.presentedViewController !== presented {
      // The window is shown after the launch, and presents then.
      DispatchQueue._app.async { [weak controller] in controller?.present(presented, animated: false) }
    }
  }
}

extension UIViewController {
  /// The controller of a path of restoration identifiers that begins with this one's.
  fileprivate func controller(at path: [String]) -> UIViewController? {
    guard restorationIdentifier == path.first else { return nil }
    guard path.count > 1 else { return self }
    let rest = Array(path.dropFirst())
    for child in children { if let found = child.controller(at: rest) { return found } }
    return presentedViewController?.controller(at: rest)
  }
}

extension UIView {
  /// Calls the closure with the views inside that have restoration identifiers, this one included.
  fileprivate func forEachRestorable(_ body: (UIView, String) -> Void) {
    if let identifier = restorationIdentifier { body(self, identifier) }
    for view in subviews { view.forEachRestorable(body) }
  }
}

extension UIApplication {
  /// The scene that a test means where it names none: the one that was connected first.
  package var firstScene: UIScene? {
    connectedScenes.min { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
  }

  /// The key of the version of the app that has written the state, a string of its property list.
  public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
  /// The key of the idiom of the device that has written the state, an `Int`.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiom"
  /// The key of the release that has written the state, a string.
  public nonisolated static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
  /// The key of the time at which the state was written. Nothing is stored under it: the same input gives the same bits.
  public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
  /// The key of a controller's storyboard. Nothing is stored under it, the library remembers the storyboard itself.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboard"

  /// Adds an object that keeps its state beside the controllers. It is not kept alive, and has to be registered again by the launch that
  /// restores it.
  public class func registerObject(forStateRestoration object: any UIStateRestoring, restorationIdentifier: String) {
    shared.restorableObjects[restorationIdentifier] = RegisteredObject(object: object)
  }
}
