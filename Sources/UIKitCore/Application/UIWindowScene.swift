/// A scene that consists of windows on the screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// In the order they joined. A scene keeps its windows alive.
  open internal(set) var windows: [UIWindow] = []
  /// The window of this scene that is the application's key window; nil if that is another scene's.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  /// The main screen when the scene was made.
  public private(set) lazy var screen = madeOn
  private let madeOn = UIScreen.main
  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }
  /// Landscape if the screen is wider than high, else portrait.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }
  /// The coordinates of the scene, which fills its part of the screen.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
}
