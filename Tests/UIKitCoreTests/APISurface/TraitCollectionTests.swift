import Testing

@testable import UIKitCore

/// Source: Apple's documentation of `UITraitCollection`, `UITraitChangeObservable` and `UIViewController`.
@MainActor
@Suite(.serialized) struct TraitCollectionTests {
  @Test func collectionsAreMadeOfCollections() {
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    #expect(wide.horizontalSizeClass == .regular && wide.verticalSizeClass == .unspecified && wide.displayScale == 0)
    let both = UITraitCollection(traitsFrom: [
      wide, UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(horizontalSizeClass: .compact),
    ])
    // The last one that says a trait wins.
    #expect(both.horizontalSizeClass == .compact && both.userInterfaceStyle == .dark)
    #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)) && !both.containsTraits(in: wide))
    #expect(both.containsTraits(in: nil))
    #expect(both.hasDifferentColorAppearance(comparedTo: wide))
    #expect(both == wide.modifyingTraits { ($0.horizontalSizeClass, $0.userInterfaceStyle) = (.compact, .dark) })
  }

  @Test func colorsFollowTheCurrentTraits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    var inside: CGFloat = 0
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      color.getRed(&inside, green: nil, blue: nil, alpha: nil)
    }
    #expect(inside == 1 && color.cgColor.red == 0)
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
  }

  @Test func observersHearOfTheTraitsTheyNamed() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let view = UIView()
    window.addSubview(view)
    window.layoutIfNeeded()
    var heard: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old) in
      heard += [old.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    view.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(heard == [])
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(heard == [.light, .dark])
    view.unregisterForTraitChanges(registration)
    window.overrideUserInterfaceStyle = .light
    window.layoutIfNeeded()
    #expect(heard == [.light, .dark])
  }

  @Test func aWindowOfAnotherSizeIsATransition() {
    final class Controller: UIViewController {
      var journal: [String] = []
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        journal.append("to \(size.width), from \(view.bounds.width)")
        coordinator.animate { [unowned self] _ in
          journal.append("alongside")
        } completion: { [unowned self] _ in
          journal.append("over at \(view.bounds.width)")
        }
      }
    }
    let (parent, child) = (Controller(), Controller())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = parent
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    window.layoutIfNeeded()
    window.frame = CGRect(x: 0, y: 0, width: 568, height: 320)
    #expect(parent.journal == ["to 568.0, from 320.0", "alongside", "over at 568.0"])
    #expect(child.journal.first == "to 568.0, from 320.0")
  }
}
