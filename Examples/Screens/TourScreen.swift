import UIKit

/// Pages beside each other, each as wide as the screen, and a row of dots.
public final class TourScreen: UIViewController {
  public let scrollView = UIScrollView()
  public private(set) var pages: [UIView] = []
  public let dots = UIPageControl()
  private let button = UIButton(configuration: .filled())

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    pages = ["Plan", "Pack", "Go"].map { page(titled: $0) }
    let strip = UIStackView(arrangedSubviews: pages)
    dots.numberOfPages = pages.count
    button.setTitle("Continue", for: .normal)
    for (subview, superview) in [(scrollView, view!), (strip, scrollView), (dots, view!), (button, view!)] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(subview)
    }
    let safe = view.safeAreaLayoutGuide
    let frame = scrollView.frameLayoutGuide
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      strip.topAnchor.constraint(equalTo: content.topAnchor),
      strip.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      strip.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      strip.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      strip.heightAnchor.constraint(equalTo: frame.heightAnchor),
      dots.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 8),
      dots.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      button.topAnchor.constraint(equalTo: dots.bottomAnchor, constant: 8),
      button.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      button.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, constant: -32),
      safe.bottomAnchor.constraint(greaterThanOrEqualTo: button.bottomAnchor, constant: 8),
      view.bottomAnchor.constraint(greaterThanOrEqualTo: button.bottomAnchor, constant: 20),
    ])
    let rests = safe.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: 8)
    rests.priority = .defaultHigh
    rests.isActive = true
    NSLayoutConstraint.activate(pages.map { $0.widthAnchor.constraint(equalTo: frame.widthAnchor) })
  }

  private func page(titled text: String) -> UIView {
    let title = UILabel()
    title.text = text
    title.font = .preferredFont(forTextStyle: .largeTitle)
    title.adjustsFontForContentSizeCategory = true
    title.translatesAutoresizingMaskIntoConstraints = false
    let page = UIView()
    page.addSubview(title)
    NSLayoutConstraint.activate([
      title.centerXAnchor.constraint(equalTo: page.centerXAnchor),
      title.centerYAnchor.constraint(equalTo: page.centerYAnchor),
      title.leadingAnchor.constraint(greaterThanOrEqualTo: page.layoutMarginsGuide.leadingAnchor),
    ])
    return page
  }
}
