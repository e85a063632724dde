import Testing

@testable import UIKitCore

/// What views take over from the proxies of their classes. source: Apple's documentation of `UIAppearance`.
@MainActor
@Suite(.serialized) struct AppearanceProxyTests {
  // Classes of this test alone: proxies last as long as the process.
  private final class Badge: UILabel {}
  private class Plate: UIView {}
  private final class SmallPlate: Plate {}
  private final class Panel: UIView {}
  private final class Room: UIViewController {}
  private final class Press: UIButton {}

  private func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    return window
  }

  @Test func viewsTakeOverWhatTheyWereNotTold() {
    Badge.appearance().textColor = .red
    Badge.appearance().backgroundColor = .blue
    let (plain, told, window) = (Badge(), Badge(), window())
    told.textColor = .green
    #expect(plain.textColor == .label, "not before it comes into a window")
    window.addSubview(plain)
    window.addSubview(told)
    #expect(plain.textColor == .red && told.textColor == .green)
    #expect(told.backgroundColor == .blue)
    let other = UILabel()
    window.addSubview(other)
    #expect(other.textColor == .label)
  }

  @Test func mostSpecialProxyCounts() {
    Plate.appearance().backgroundColor = .red
    Plate.appearance().tintColor = .red
    SmallPlate.appearance().backgroundColor = .green
    Plate.appearance(whenContainedInInstancesOf: [Panel.self]).tintColor = .blue
    Plate.appearance(whenContainedInInstancesOf: [Panel.self, Room.self]).tintColor = .orange
    let window = window()
    let (small, inside, panel) = (SmallPlate(), SmallPlate(), Panel())
    window.addSubview(small)
    #expect(small.backgroundColor == .green && small.tintColor == .red)
    panel.addSubview(inside)
    window.addSubview(panel)
    #expect(inside.backgroundColor == .green && inside.tintColor == .blue)
    let room = Room()
    let (far, farther) = (Panel(), Plate())
    far.addSubview(farther)
    room.view.addSubview(far)
    window.addSubview(room.view)
    #expect(farther.tintColor == .orange)
  }

  @Test func statesAreTakenOver() {
    Press.appearance().setTitleColor(.red, for: .normal)
    Press.appearance().setTitleColor(.blue, for: .disabled)
    let (button, window) = (Press(), window())
    window.addSubview(button)
    #expect(button.titleColor(for: .normal) == .red && button.titleColor(for: .disabled) == .blue)
  }

  @Test func proxiesForTraitsCountWhereTheyHold() {
    final class Spot: UIView {}
    Spot.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .red
    let (light, dark, window) = (Spot(), Spot(), window())
    dark.overrideUserInterfaceStyle = .dark
    window.addSubview(light)
    window.addSubview(dark)
    #expect(light.backgroundColor == nil && dark.backgroundColor == .red)
  }

  // MARK: Traits of a program. source: Apple's documentation of `UITraitDefinition` and `UITraitOverrides`.

  private enum Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  @Test func traitsOfTheProgramAreInheritedAndObserved() {
    let window = window()
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    window.addSubview(outer)
    window.layoutIfNeeded()
    #expect(inner.traitCollection[Theme.self] == "plain")
    var heard: [String] = []
    inner.registerForTraitChanges([Theme.self]) { (view: UIView, old: UITraitCollection) in
      heard.append("\(old[Theme.self]) \(view.traitCollection[Theme.self])")
    }
    outer.traitOverrides[Theme.self] = "dark"
    window.layoutIfNeeded()
    #expect(heard == ["plain dark"])
    #expect(outer.traitOverrides.contains(Theme.self) && !outer.traitOverrides.contains(UITraitLayoutDirection.self))
    outer.traitOverrides.remove(Theme.self)
    outer.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    #expect(heard == ["plain dark", "dark plain"])
    #expect(outer.traitOverrides[UITraitLayoutDirection.self] == .rightToLeft)
  }

  @Test func rareTraitsAreThoseOfAScreen() {
    let traits = UIScreen.main.traitCollection
    #expect(traits.accessibilityContrast == .normal && traits.userInterfaceLevel == .base)
    #expect(traits.legibilityWeight == .regular && traits.displayGamut == .P3)
    let high = traits.replacing(UITraitAccessibilityContrast.self, value: .high)
    #expect(high.accessibilityContrast == .high && high.userInterfaceLevel == .base && high != traits)
    #expect(UITraitCollection(userInterfaceLevel: .elevated).accessibilityContrast == .unspecified)
    #expect(traits.containsTraits(in: UITraitCollection(legibilityWeight: .regular)))
    #expect(!traits.containsTraits(in: UITraitCollection(legibilityWeight: .bold)))
    #expect(traits.modifyingTraits { $0.displayGamut = .P3 } == traits)
  }
}
