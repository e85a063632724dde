/// The beginning of an app of rewritten sources, as its Info.plist says. source: Apple, "About the app launch sequence".
@MainActor
enum AppLaunch {
  /// What the system keeps alive as long as the app runs.
  private static var kept: [AnyObject] = []

  /// 1. The delegate is the application's.
  /// 2. Without scenes, the main storyboard's first controller comes into a window of the delegate's.
  /// 3. The delegate is told that the launch is over.
  /// 4. With scenes, one is connected: it has a window with the storyboard of its configuration, and its delegate is told.
  ///    Without, the window is shown.
  static func run(_ delegate: any UIApplicationDelegate, from module: any GeneratedModule.Type) {
    GeneratedModules.add(module)
    kept = [delegate]
    let application = UIApplication.shared
    application.delegate = delegate
    let information = AppFolder(path: module.folder).information
    let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
    var window: UIWindow?
    if manifest == nil, let controller = controller(information["UIMainStoryboardFile"]) {
      let shown = UIWindow(frame: UIScreen.main.bounds)
      shown.rootViewController = controller
      delegate.window = shown
      window = shown
    }
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    if let manifest { connectScene(manifest, delegate, module) }
    window?.makeKeyAndVisible()
  }

  private static func controller(_ storyboard: Any?) -> UIViewController? {
    (storyboard as? String).flatMap { UIStoryboard(name: $0, bundle: nil).instantiateInitialViewController() }
  }

  private static func connectScene(
    _ manifest: [String: Any], _ delegate: any UIApplicationDelegate, _ module: any GeneratedModule.Type
  ) {
    let session = UISceneSession()
    let wanted = delegate.application(
      .shared, configurationForConnecting: session, options: UIScene.ConnectionOptions())
    let configurations =
      (manifest["UISceneConfigurations"] as? [String: Any])?[session.role.rawValue] as? [[String: Any]] ?? []
    let configuration =
      configurations.first { $0["UISceneConfigurationName"] as? String == wanted.name } ?? configurations.first ?? [:]
    let scene = UIWindowScene(session: session)
    UIApplication.shared.connectedScenes.insert(scene)
    // `$(PRODUCT_MODULE_NAME).SceneDelegate`
    let name = (configuration["UISceneDelegateClassName"] as? String)?.split(separator: ".").last.map(String.init)
    let own = name.flatMap { module.make(named: $0) } as? any UISceneDelegate
    scene.delegate = own
    kept.append(scene)
    if let own { kept.append(own) }
    var window: UIWindow?
    if let controller = controller(configuration["UISceneStoryboardFile"]) {
      let shown = UIWindow(windowScene: scene)
      shown.rootViewController = controller
      (own as? any UIWindowSceneDelegate)?.window = shown
      window = shown
    }
    own?.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
    window?.makeKeyAndVisible()
  }
}
