/// The way of an app between the front and the background. source: Apple, "Managing your app's life cycle".
///
/// An app with scenes hears of it by the delegates of its scenes, another one by its own; the notifications are posted in either case.
extension UIApplication {
  private var hasScenes: Bool { !connectedScenes.isEmpty }

  /// Moves the app to a state, by the states between.
  package func move(to state: State) {
    switch (applicationState, state) {
    case (.active, .inactive), (.active, .background):
      tell(willResign: true)
      applicationState = .inactive
      move(to: state)
    case (.inactive, .background):
      applicationState = .background
      enteredBackground = UIScreen.main.animationClock.now
      each(.background, UIScene.didEnterBackgroundNotification) { $0.sceneDidEnterBackground($1) }
      if !hasScenes { delegate?.applicationDidEnterBackground(self) }
      post(UIApplication.didEnterBackgroundNotification)
      saveState()
    case (.background, .inactive), (.background, .active):
      enteredBackground = nil
      each(.foregroundInactive, UIScene.willEnterForegroundNotification) { $0.sceneWillEnterForeground($1) }
      if !hasScenes { delegate?.applicationWillEnterForeground(self) }
      post(UIApplication.willEnterForegroundNotification)
      applicationState = .inactive
      move(to: state)
    case (.inactive, .active):
      applicationState = .active
      tell(willResign: false)
    default: break
    }
  }

  private func tell(willResign: Bool) {
    if willResign {
      each(.foregroundInactive, UIScene.willDeactivateNotification) { $0.sceneWillResignActive($1) }
      if !hasScenes { delegate?.applicationWillResignActive(self) }
    } else {
      each(.foregroundActive, UIScene.didActivateNotification) { $0.sceneDidBecomeActive($1) }
      if !hasScenes { delegate?.applicationDidBecomeActive(self) }
    }
    post(willResign ? UIApplication.willResignActiveNotification : UIApplication.didBecomeActiveNotification)
  }

  private func each(
    _ state: UIScene.ActivationState, _ name: NSNotification.Name, _ tell: (any UISceneDelegate, UIScene) -> Void
  ) {
    for scene in connectedScenes {
      scene.activationState = state
      if let delegate = scene.delegate { tell(delegate, scene) }
      UIScreen.main.post(name, object: scene)
    }
  }

  /// Tells the scene and its observers that it is connected no longer.
  package func disconnect(_ scene: UIScene) {
    scene.delegate?.sceneDidDisconnect(scene)
    UIScreen.main.post(UIScene.didDisconnectNotification, object: scene)
    scene.activationState = .unattached
  }

  /// Takes a scene that was disconnected, and its windows, out of the app.
  package func forget(_ scene: UIScene) {
    for window in (scene as? UIWindowScene)?.windows ?? [] { window.isHidden = true }
    connectedScenes.remove(scene)
    kept.removeAll { $0 === scene || $0 === scene.delegate }
  }

  package func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    UIScreen.main.post(name, object: self, userInfo: userInfo)
  }

  /// Ends the app: it goes to the background, is told, and keeps nothing.
  package func terminate() {
    move(to: .background)
    for scene in connectedScenes { disconnect(scene) }
    delegate?.applicationWillTerminate(self)
    post(UIApplication.willTerminateNotification)
    for window in windows {
      window.isHidden = true
      window.rootViewController = nil
    }
    connectedScenes = []
    kept = []
    (ignoredInteractions, enteredBackground, connectScene, ownStatusBarStyle) = (0, nil, nil, nil)
  }

  /// The orientations of the app's property list, for the kind of device; all without a list.
  package var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let isPad = UIScreen.main.profile.idiom == .pad
    let key = "UISupportedInterfaceOrientations"
    let words =
      (isPad ? information[key + "~ipad"] as? [String] : information[key + "~iphone"] as? [String])
      ?? information[key] as? [String]
    guard let words else { return .all }
    return words.reduce(into: []) { mask, word in
      switch word {
      case "UIInterfaceOrientationPortrait": mask.insert(.portrait)
      case "UIInterfaceOrientationPortraitUpsideDown": mask.insert(.portraitUpsideDown)
      case "UIInterfaceOrientationLandscapeLeft": mask.insert(.landscapeLeft)
      case "UIInterfaceOrientationLandscapeRight": mask.insert(.landscapeRight)
      default: break
      }
    }
  }
}
