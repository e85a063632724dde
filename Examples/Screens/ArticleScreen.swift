import UIKit

/// A long text in the readable width, below a picture that keeps its shape.
public final class ArticleScreen: UIViewController {
  private let scrollView = UIScrollView()
  public let picture = UIImageView()
  public let headline = UILabel()
  public let body = UILabel()

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.backgroundColor = .secondarySystemBackground
    headline.text = "How the bridge was built in one night"
    headline.font = .preferredFont(forTextStyle: .title1)
    body.text = String(repeating: "The workers came at dusk with ropes and lamps, and nobody spoke. ", count: 30)
    body.font = .preferredFont(forTextStyle: .body)
    for label in [headline, body] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    for subview in [picture, headline, body] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(subview)
    }
    let content = scrollView.contentLayoutGuide
    let readable = view.readableContentGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),

      picture.topAnchor.constraint(equalTo: content.topAnchor),
      picture.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      picture.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9.0 / 16),

      headline.topAnchor.constraint(equalToSystemSpacingBelow: picture.bottomAnchor, multiplier: 2),
      headline.leadingAnchor.constraint(equalTo: readable.leadingAnchor),
      headline.trailingAnchor.constraint(equalTo: readable.trailingAnchor),

      body.topAnchor.constraint(equalToSystemSpacingBelow: headline.lastBaselineAnchor, multiplier: 2),
      body.leadingAnchor.constraint(equalTo: headline.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: headline.trailingAnchor),
      body.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
    ])
  }
}
