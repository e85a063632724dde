import Platform
import TextLayout

/// A display, and what the trees of views on it are laid out for.
///
/// A program has one, ``main``. Tools make others: the views that stand on a screen follow its profile only, so that a tree for
/// Interface Builder's canvas and trees for several devices live side by side.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of windows and of views without a window, unless they were given another; fonts, images and strings, which know
  /// no view, measure for it.
  ///
  /// It is that of an iPhone 17 with iOS 26 until a program or a test says another: `UIScreen.main.become("iPhone SE", release: 18)`.
  public static var main: UIScreen { current }
  /// The screen of the program that runs at present: a process may test several, one after the other.
  package static var current = original {
    didSet {
      guard current !== oldValue else { return }
      current.publish()
      NotificationScreen.begin(current === original ? nil : current.notificationScreen)
    }
  }
  /// The screen of a program that nobody put on another.
  package static let original = UIScreen()

  /// The model whose screen it is, as Apple writes it; nil for a profile of one's own. Not Apple's; see ``become(_:release:)``.
  public package(set) var modelName: String?

  /// The device or canvas. Trees on the screen notice a change at their next layout.
  ///
  /// A change of its size classes, direction, idiom or appearance sets ``traits``, one of its safe area ``safeAreaInsets``.
  public var profile: Profile { didSet { if profile != oldValue { profileDidChange(from: oldValue) } } }
  /// The fonts of the app.
  package var fonts = FontRegistry() {
    didSet {
      guard fonts != oldValue else { return }
      publish()
      Surroundings.didChange()
    }
  }
  /// What covers the lower part of the screen; nil is none. Changing it posts the notifications of iOS.
  public var keyboard: Keyboard? {
    didSet {
      guard keyboard != oldValue else { return }
      Surroundings.didChange()
      Keyboard.announceChange(from: oldValue, to: keyboard, on: self)
    }
  }
  /// What time it is for a date picker that is given none; nil, the default, is the first of January 2001.
  package var present: (@MainActor () -> Date)?
  /// Called with a window when another object of it has become first responder, or none is any more.
  package var firstResponderDidChange: (@MainActor (UIWindow) -> Void)?
  /// Rotates the screen to one of the orientations; what it answers says why not. Nil for a screen that no test drives.
  package var rotationRequest: (@MainActor (UIInterfaceOrientationMask) -> String?)?
  /// By which observers of notifications tell the screens of the process apart.
  let notificationScreen = NotificationScreen()
  /// The time that animations run by. Those of `UIView` start on the clock of the main screen.
  public var animationClock = AnimationClock()

  /// The screen's rectangle, in points: that of the model, or of the standard one for a profile of one's own. Windows do not follow it.
  public var bounds = CGRect(
    x: 0, y: 0, width: Device.standard.portraitSize.width, height: Device.standard.portraitSize.height)
  /// What bars and corners cover, in points; the safe area of every window. Trees notice a change at their next layout.
  public var safeAreaInsets: UIEdgeInsets {
    didSet { if safeAreaInsets != oldValue { Surroundings.didChange() } }
  }
  /// The traits that views on the screen inherit. They are those of the profile until others are set.
  public var traits: UITraitCollection {
    didSet { if traits != oldValue { Surroundings.didChange() } }
  }

  /// How text is measured.
  package private(set) var text: TextEnvironment

  /// A screen beside the main one, for a tool or a test. Nothing keeps it but the views that stand on it.
  public init(_ profile: Profile) {
    self.profile = profile
    text = TextEnvironment(profile)
    traits = UITraitCollection(profile)
    safeAreaInsets = UIEdgeInsets(profile.safeArea)
    super.init()
    _ = Self.drivesLayers
  }

  /// Animations that a program adds to layers run by the clock of the main screen.
  private static let drivesLayers: Void = {
    LayerLog.note = { LayoutLog.noteWithoutEffect($0) }
    CATextLayer.draw = { LayerTexts.draw($0, in: $1) }
    CATextLayer.measure = { LayerTexts.size(of: $0) }
    LayerClock.now = { MainActor.assumeIsolated { UIScreen.main.animationClock.now } }
    LayerClock.after = { seconds, body in
      nonisolated(unsafe) let body = body
      MainActor.assumeIsolated { _ = UIScreen.main.animationClock.after(seconds) { body() } }
    }
  }()

  /// The upright screen of an iPhone 17 with iOS 17.
  public override convenience init() {
    self.init(Profile(.standard, .portrait))
    modelName = Device.standardModel
  }

  /// Pixels per point.
  public var scale: CGFloat { CGFloat(profile.scale) }

  /// ``traits`` with the display scale of the profile, and its text size unless they have one.
  public var traitCollection: UITraitCollection {
    if let completed, completed.from === traits, completed.scale == scale,
      completed.category == profile.contentSizeCategory
    {
      return completed.to
    }
    let new = Completed(from: traits, scale: scale, category: profile.contentSizeCategory)
    completed = new
    return new.to
  }

  /// The last answer of `traitCollection` and what it was made from: the answer is read for every view.
  private struct Completed {
    let from: UITraitCollection?
    let scale: CGFloat
    let category: ContentSizeCategory
    let to: UITraitCollection

    @MainActor
    init(from traits: UITraitCollection, scale: CGFloat, category: ContentSizeCategory) {
      (from, self.scale, self.category) = (traits, scale, category)
      to = traits.modifyingTraits {
        $0.displayScale = scale
        if traits.preferredContentSizeCategory == .unspecified {
          $0.preferredContentSizeCategory = UIContentSizeCategory(category)
        }
      }
    }
  }

  @exclusivity(unchecked) private var completed: Completed?

  private func profileDidChange(from old: Profile) {
    text = TextEnvironment(profile)
    let newTraits = UITraitCollection(profile)
    if newTraits != UITraitCollection(old) { traits = newTraits }
    if profile.safeArea != old.safeArea { safeAreaInsets = UIEdgeInsets(profile.safeArea) }
    publish()
    Surroundings.didChange()
  }

  private func publish() {
    guard self === UIScreen.current else { return }
    MainScreenText.publish(text: text, profile: profile, fonts: fonts)
  }
}

extension TextEnvironment {
  init(_ profile: Profile) {
    self.init(scale: profile.textScale ?? profile.scale, systemFont: SystemFontGeneration.byRelease[profile])
  }
}
