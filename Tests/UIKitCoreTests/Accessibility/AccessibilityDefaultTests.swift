import Testing
import UIKitCore

/// What views tell those who cannot see. source: Apple's documentation of the members.
@MainActor
@Suite(.serialized) struct AccessibilityDefaultTests {
  @Test func standardControlsAreElementsAndContainersAreNot() {
    let elements: [UIView] = [
      UILabel(), UIButton(), UISwitch(), UISlider(), UITextField(), UIPageControl(), UIProgressView(), UITextView(),
    ]
    #expect(elements.filter { $0.isAccessibilityElement }.count == elements.count)
    let others: [UIView] = [UIView(), UIImageView(), UIStackView(), UIControl(), UITableView(), UISegmentedControl()]
    #expect(!others.contains { $0.isAccessibilityElement })
    elements[0].isAccessibilityElement = false
    others[0].isAccessibilityElement = true
    #expect(!elements[0].isAccessibilityElement && others[0].isAccessibilityElement)
  }

  @Test func labelsAndButtonsAreCalledWhatTheyShow() {
    let label = UILabel()
    #expect(label.accessibilityLabel == nil)
    label.text = "Total"
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    #expect(label.accessibilityLabel == "Total" && button.accessibilityLabel == "Buy")
    button.accessibilityLabel = "Buy now"
    #expect(button.accessibilityLabel == "Buy now" && button.accessibilityAttributedLabel?.string == "Buy now")
    button.accessibilityAttributedLabel = NSAttributedString(string: "Order")
    #expect(button.accessibilityLabel == "Order" && button.accessibilityUserInputLabels == ["Order"])
    button.accessibilityLabel = nil
    #expect(button.accessibilityLabel == "Buy")
  }

  @Test func traitsFollowTheState() {
    let button = UIButton()
    #expect(button.accessibilityTraits == .button)
    button.isSelected = true
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .selected, .notEnabled])
    #expect(!button.accessibilityRespondsToUserInteraction)
    button.accessibilityTraits = .link
    #expect(button.accessibilityTraits == .link)
    #expect(UILabel().accessibilityTraits == .staticText && UIImageView().accessibilityTraits == .image)
    #expect(UISlider().accessibilityTraits == .adjustable && UITabBar().accessibilityTraits == .tabBar)
    #expect(UIView().accessibilityTraits == .none)
  }

  @Test func valuesAreThoseOfTheControls() {
    let slider = UISlider()
    (slider.minimumValue, slider.maximumValue, slider.value) = (10, 30, 15)
    // 5 of 20.
    #expect(slider.accessibilityValue == "25%")
    let toggle = UISwitch()
    #expect(toggle.accessibilityValue == "0")
    toggle.isOn = true
    #expect(toggle.accessibilityValue == "1")
    let field = UITextField()
    field.placeholder = "Name"
    #expect(field.accessibilityValue == "Name")
    field.text = "Ada"
    #expect(field.accessibilityValue == "Ada")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "•••")
  }

  @Test func aSliderMovesByATenth() {
    let slider = UISlider()
    slider.maximumValue = 50
    var sent = 0
    slider.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(slider.value == 5 && sent == 3)
  }

  @Test func aScrollViewScrollsByWhatIsInSight() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: 100, height: 500)
    #expect(!view.accessibilityScroll(.up) && view.accessibilityScroll(.down))
    #expect(view.contentOffset.y == 200)
    // The end of the content is at 500, 200 below the offset.
    #expect(view.accessibilityScroll(.down) && view.contentOffset.y == 300 && !view.accessibilityScroll(.down))
  }

  @Test func anElementLiesInItsContainer() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let chart = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    outer.addSubview(chart)
    let bar = UIAccessibilityElement(accessibilityContainer: chart)
    bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 6, width: 7, height: 8)
    let tip = UIAccessibilityElement(accessibilityContainer: bar)
    tip.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 2, height: 2)
    #expect(bar.isAccessibilityElement && bar.accessibilityFrame == CGRect(x: 15, y: 26, width: 7, height: 8))
    #expect(tip.accessibilityFrame == CGRect(x: 16, y: 27, width: 2, height: 2))
    #expect(bar.accessibilityActivationPoint == CGPoint(x: 18.5, y: 30) && bar.next === chart)
    chart.accessibilityElements = [bar]
    #expect(chart.accessibilityElementCount() == 1 && chart.accessibilityElement(at: 0) as AnyObject === bar)
    #expect(chart.index(ofAccessibilityElement: bar) == 0 && chart.index(ofAccessibilityElement: tip) == NSNotFound)
    #expect(chart.accessibilityElement(at: 1) == nil)
    let rect = UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 2, width: 3, height: 4), in: chart)
    #expect(rect == CGRect(x: 11, y: 22, width: 3, height: 4))
  }

  @Test func settingsAreThoseOfANewDevice() {
    #expect(!UIAccessibility.isVoiceOverRunning && !UIAccessibility.isReduceMotionEnabled)
    #expect(UIAccessibility.isVideoAutoplayEnabled && UIAccessibility.isShakeToUndoEnabled)
    #expect(UIAccessibility.guidedAccessRestrictionState(forIdentifier: "any") == .allow)
    var isGranted = true
    UIAccessibility.requestGuidedAccessSession(enabled: true) { isGranted = $0 }
    #expect(!isGranted)
  }

  @Test func aRotorSearches() {
    let first = UIView()
    let rotor = UIAccessibilityCustomRotor(name: "Bars") { predicate in
      predicate.searchDirection == .next
        ? UIAccessibilityCustomRotorItemResult(targetElement: first, targetRange: nil) : nil
    }
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    #expect(rotor.itemSearchBlock(predicate)?.targetElement === first)
    predicate.searchDirection = .previous
    #expect(rotor.itemSearchBlock(predicate) == nil && rotor.systemRotorType == .none)
    #expect(UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }.systemRotorType == .heading)
    let controller = UIViewController()
    #expect(controller.accessibilityCustomRotors == nil && !controller.isViewLoaded)
    controller.accessibilityCustomRotors = [rotor]
    #expect(controller.view.accessibilityCustomRotors?.first === rotor)
  }

  /// An item is no view; what it says is said by the view that shows it.
  @Test func theViewOfABarItemSaysWhatTheItemSays() throws {
    let item = UIBarButtonItem(title: "Sort", style: .plain, target: nil, action: nil)
    (item.accessibilityHint, item.accessibilityValue) = ("Opens a menu", "By name")
    item.accessibilityUserInputLabels = ["Sort", "Order"]
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    bar.layoutIfNeeded()
    func buttons(in view: UIView) -> [UIView] { view.subviews.flatMap { $0 is UIButton ? [$0] : buttons(in: $0) } }
    let view = try #require(buttons(in: bar).first)
    #expect(view.accessibilityHint == "Opens a menu" && view.accessibilityValue == "By name")
    #expect(view.accessibilityUserInputLabels == ["Sort", "Order"])
    item.accessibilityHint = nil
    bar.layoutIfNeeded()
    #expect(view.accessibilityHint == nil)
  }
}
