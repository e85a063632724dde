/// The beginning of an app of rewritten sources, as its Info.plist says. source: Apple, "About the app launch sequence".
@MainActor
enum AppLaunch {
  /// 1. The fonts of the property list are registered. The delegate is the application's, and is told that the launch begins.
  /// 2. Without scenes, the main storyboard's first controller comes into a window of the delegate's.
  /// 3. The delegate is told that the launch is over.
  /// 4. With scenes, one is connected: it has a window with the storyboard of its configuration, and its delegate is told.
  ///    Without, the window is shown.
  /// 5. The app comes to the front.
  static func run(_ delegate: any UIApplicationDelegate, from module: any GeneratedModule.Type) {
    GeneratedModules.add(module)
    NibClasses.begin(module)
    AppDefaults.shared.forget()
    let application = UIApplication.shared
    let reason = application.beginLaunch()
    application.kept = [delegate]
    application.delegate = delegate
    application.connectedScenes = []
    application.applicationState = .background
    let folder = AppFolder(path: module.folder)
    let information = folder.information
    (application.information, application.folder) = (information, module.folder)
    AppFolder.present = module.folder
    AppFonts.register(for: information, in: folder)
    let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
    // An app without scenes is launched in front; one with scenes comes there with the first of them.
    if manifest == nil { application.applicationState = .inactive }
    // Scenes hear of the reason by their connection.
    let options = manifest == nil ? reason?.options : nil
    var isOpen = delegate.application(application, willFinishLaunchingWithOptions: options)
    var window: UIWindow?
    if manifest == nil, let controller = controller(mainStoryboard(information, module)) {
      let shown = UIWindow(frame: UIScreen.main.bounds)
      shown.rootViewController = controller
      delegate.ownWindow = shown
      window = shown
      application.kept.append(shown)
    }
    if manifest == nil { application.restoreState() }
    isOpen = delegate.application(application, didFinishLaunchingWithOptions: options) && isOpen
    application.announceLaunch(options)
    if let manifest {
      application.connectScene = { [unowned delegate] in connectScene($0, $1, manifest, delegate, module) }
      let session = UISceneSession()
      session.stateRestorationActivity = application.takeSavedActivity()
      _ = application.connectScene?(session, reason?.connection ?? UIScene.ConnectionOptions())
    }
    window?.makeKeyAndVisible()
    if manifest == nil, isOpen { reason?.deliver(to: application) }
    application.move(to: .active)
  }

  /// The name for the kind of device, if there is one; else what the project's settings say for a property list that Xcode generates.
  private static func mainStoryboard(_ information: [String: Any], _ module: any GeneratedModule.Type) -> Any? {
    let special = UIScreen.main.profile.idiom == .pad ? information["UIMainStoryboardFile~ipad"] : nil
    let settings = module.mainStoryboard.isEmpty ? nil : module.mainStoryboard
    return special ?? information["UIMainStoryboardFile"] ?? settings
  }

  private static func controller(_ storyboard: Any?) -> UIViewController? {
    (storyboard as? String).flatMap { UIStoryboard(name: $0, bundle: nil).instantiateInitialViewController() }
  }

  private static func connectScene(
    _ session: UISceneSession, _ options: UIScene.ConnectionOptions, _ manifest: [String: Any],
    _ delegate: any UIApplicationDelegate, _ module: any GeneratedModule.Type
  ) -> UIWindowScene {
    let application = UIApplication.shared
    let wanted = delegate.application(application, configurationForConnecting: session, options: options)
    session.configuration = wanted
    let configurations =
      (manifest["UISceneConfigurations"] as? [String: Any])?[session.role.rawValue] as? [[String: Any]] ?? []
    let configuration =
      configurations.first { $0["UISceneConfigurationName"] as? String == wanted.name } ?? configurations.first ?? [:]
    let scene = UIWindowScene(session: session, connectionOptions: options)
    application.connectedScenes.insert(scene)
    let own = sceneDelegate(wanted, configuration, module)
    scene.delegate = own
    application.kept.append(scene)
    if let own { application.kept.append(own) }
    var window: UIWindow?
    if let controller = wanted.storyboard?.instantiateInitialViewController()
      ?? controller(configuration["UISceneStoryboardFile"])
    {
      let shown = UIWindow(windowScene: scene)
      shown.rootViewController = controller
      (own as? any UIWindowSceneDelegate)?.ownWindow = shown
      window = shown
    }
    UIScreen.main.post(UIScene.willConnectNotification, object: scene)
    own?.scene(scene, willConnectTo: session, options: options)
    window?.makeKeyAndVisible()
    if let activity = session.stateRestorationActivity {
      own?.scene(scene, restoreInteractionStateWith: activity)
    }
    return scene
  }

  /// The class that the delegate of the app names, or else the property list: `$(PRODUCT_MODULE_NAME).SceneDelegate`.
  private static func sceneDelegate(
    _ wanted: UISceneConfiguration, _ configuration: [String: Any], _ module: any GeneratedModule.Type
  ) -> (any UISceneDelegate)? {
    let listed = configuration["UISceneDelegateClassName"] as? String
    let name =
      wanted.delegateClass.map { String(describing: $0) } ?? listed?.split(separator: ".").last.map(String.init)
    return name.flatMap { module.make(named: $0) } as? any UISceneDelegate
  }
}
