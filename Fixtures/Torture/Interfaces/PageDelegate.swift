import UIKit

final class TorturePages: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private let pages = [UIViewController(), UIViewController()]
  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 8])
    dataSource = self
    delegate = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
    -> UIViewController?
  { pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil } }
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
    -> UIViewController?
  { pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil } }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { title = completed ? "done" : nil }
}
