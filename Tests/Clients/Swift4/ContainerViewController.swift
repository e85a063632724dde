import UIKit

/// A container, controls and animations as they were written for Swift 4.
class ContainerViewController: UIViewController {
  private(set) var content: UIViewController?
  private(set) var moves: [String] = []

  override func didMove(toParentViewController parent: UIViewController?) {
    super.didMove(toParentViewController: parent)
    moves.append(parent == nil ? "out" : "in")
  }

  override func willMove(toParentViewController parent: UIViewController?) {
    super.willMove(toParentViewController: parent)
    moves.append("will")
  }

  override func addChildViewController(_ childController: UIViewController) {
    moves.append("add")
    super.addChildViewController(childController)
  }

  override func removeFromParentViewController() {
    moves.append("remove")
    super.removeFromParentViewController()
  }

  override var childViewControllerForStatusBarStyle: UIViewController? { return content }

  override var childViewControllerForStatusBarHidden: UIViewController? {
    return content
  }

  override func prefersHomeIndicatorAutoHidden() -> Bool { return true }

  func show(_ controller: UIViewController) {
    for child in childViewControllers {
      child.willMove(toParentViewController: nil)
      child.view.removeFromSuperview()
      child.removeFromParentViewController()
    }
    addChildViewController(controller)
    view.addSubview(controller.view)
    controller.didMove(toParentViewController: self)
    setOverrideTraitCollection(nil, forChildViewController: controller)
    content = controller
  }

  func makeStack(axis: UILayoutConstraintAxis) -> UIStackView {
    let stack = UIStackView()
    stack.axis = axis
    stack.alignment = UIStackViewAlignment.center
    stack.distribution = UIStackViewDistribution.fillEqually
    let button = UIButton(type: UIButtonType.system)
    button.setTitle("Save", for: UIControlState.normal)
    button.setTitle("Saved", for: UIControlState())
    button.addTarget(self, action: #selector(save(_:)), for: UIControlEvents.touchUpInside)
    button.contentHorizontalAlignment = UIControlContentHorizontalAlignment.leading
    stack.addArrangedSubview(button)
    let pan = UIPanGestureRecognizer(target: self, action: #selector(pan(_:)))
    stack.addGestureRecognizer(pan)
    let constraint = NSLayoutConstraint(
      item: button, attribute: NSLayoutAttribute.width, relatedBy: NSLayoutRelation.equal, toItem: stack,
      attribute: .width, multiplier: 1, constant: 0)
    constraint.priority = UILayoutPriorityDefaultHigh
    let lines = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[button]|", options: NSLayoutFormatOptions(), metrics: nil, views: ["button": button])
    NSLayoutConstraint.activate(lines + [constraint])
    let size = stack.systemLayoutSizeFitting(UILayoutFittingCompressedSize)
    stack.frame.size = size
    return stack
  }

  @objc func save(_ sender: UIButton) {
    if UIAccessibilityIsReduceMotionEnabled() { return }
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseIn)
    animation.fillMode = kCAFillModeForwards
    sender.layer.add(animation, forKey: nil)
    let shape = CAShapeLayer()
    shape.lineCap = kCALineCapRound
    shape.lineJoin = kCALineJoinRound
    shape.fillRule = kCAFillRuleEvenOdd
    UIView.animateKeyframes(
      withDuration: 1, delay: 0, options: UIViewKeyframeAnimationOptions.calculationModeCubic, animations: {})
  }

  @objc func pan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case UIGestureRecognizerState.began: break
    case .ended where UIInterfaceOrientationIsPortrait(.portrait): break
    default: break
    }
  }

  func makeWindow() -> UIWindow {
    let window = UIWindow()
    window.windowLevel = UIWindowLevelAlert
    return window
  }

  func layout(direction: UICollectionViewScrollDirection) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = UICollectionViewFlowLayoutAutomaticSize
    let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionElementKindSectionHeader,
      withReuseIdentifier: "Header")
    list.decelerationRate = UIScrollViewDecelerationRateFast
    return layout
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?
  ) -> Bool {
    RunLoop.main.perform(inModes: [RunLoopMode.commonModes]) {}
    return application.applicationState != UIApplicationState.background
  }
}
