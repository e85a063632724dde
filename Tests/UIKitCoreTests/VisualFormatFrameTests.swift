import Testing
import UIKitCore

/// Frames of visual formats, worked out by hand.
@MainActor
@Suite(.serialized) struct VisualFormatFrameTests {
  /// A view that wants a size; the later in the alphabet, the sooner it yields.
  private final class Box: UIView {
    let wish: CGSize
    override var intrinsicContentSize: CGSize { wish }

    init(_ width: CGFloat, _ height: CGFloat, strength: Float = 0) {
      wish = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        setContentHuggingPriority(UILayoutPriority(250 + strength), for: axis)
        setContentCompressionResistancePriority(UILayoutPriority(750 + strength), for: axis)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  /// Origin and size of `a`, `b`, `c` and `d` along the formats' axis, in a container of 320x200 with margins of 8.
  ///
  /// `a` wants 40x20, `b` 60x30, `c` 70x40; `d` wants nothing. `gap` is 12, `size` 33.
  struct Example: Sendable, CustomTestStringConvertible {
    var formats: [String]
    var expected: [String: [CGFloat]]

    init(_ formats: String..., expected: [String: [CGFloat]]) {
      self.formats = formats
      self.expected = expected
    }

    var testDescription: String { formats.joined(separator: " ") }
  }

  nonisolated static let examples = [
    Example("H:[a][b]", "|-10-[a]", expected: ["a": [10, 40], "b": [50, 60]]),
    Example("V:|[a]-20-[b]-20-[c]", expected: ["a": [0, 20], "b": [40, 30], "c": [90, 40]]),
    Example("H:[a]-[b]", "|-10-[a]", expected: ["a": [10, 40], "b": [58, 60]]),
    Example("H:[a]-30-[b]", "|-10-[a]", expected: ["a": [10, 40], "b": [80, 60]]),
    // b hugs less: 320 - 40 - 8.
    Example("H:|[a]-[b]|", expected: ["a": [0, 40], "b": [48, 272]]),
    Example("H:|-[a]-[b]-|", expected: ["a": [8, 40], "b": [56, 256]]),
    Example("H:|-[a]-(>=0)-[b]-|", expected: ["a": [8, 40], "b": [252, 60]]),
    Example("H:|-[a]-[b]-(>=5)-[c]-|", expected: ["a": [8, 40], "b": [56, 60], "c": [242, 70]]),
    Example("[a(>=50)]", "|-10-[a]", expected: ["a": [10, 50]]),
    Example("[a(>=50, <=70)]", "|-10-[a]", expected: ["a": [10, 50]]),
    Example("[a(>=50, <=70)]", "|-10-[a(300@900)]", expected: ["a": [10, 70]]),
    Example("H:|-[a(>=0)]-|", expected: ["a": [8, 304]]),
    Example("[a(120)]", "|-10-[a]", expected: ["a": [10, 120]]),
    Example("[a(==120)]", "|-10-[a]", expected: ["a": [10, 120]]),
    Example("[a]-50-[b]", "|-10-[a]", expected: ["a": [10, 40], "b": [100, 60]]),
    Example("[a]-(==50)-[b]", "|-10-[a]", expected: ["a": [10, 40], "b": [100, 60]]),
    Example("[a]-gap-[b(size)]", "|-10-[a]", expected: ["a": [10, 40], "b": [62, 33]]),
    // b resists more than a hugs: a grows to b's 60.
    Example("[b(<=a)]", "|-10-[a][b]", expected: ["a": [10, 60], "b": [70, 60]]),
    // Hugging beats 10; a view that wants nothing takes it.
    Example("[a(500@10)]", "|[a]", expected: ["a": [0, 40]]),
    Example("[d(500@10)]", "|[d]", expected: ["d": [0, 500]]),
    // At least 50 at 30 against none at 20, then at 40.
    Example("[a]-(>=50@30)-[b]", "|-10-[a]-(0@20)-[b]", expected: ["a": [10, 40], "b": [100, 60]]),
    Example("[a]-(>=50@30)-[b]", "|-10-[a]-(0@40)-[b]", expected: ["a": [10, 40], "b": [50, 60]]),
    Example("H:|[self]", expected: ["self": [0, 40]]),
    Example("V:[self(>0)]|", expected: ["self": [180, 20]]),
    Example("[d(==b*2)]", "|[b][d]", expected: ["b": [0, 60], "d": [60, 120]]),
    Example("[d(b.height/2+4)]", "|[d]", expected: ["d": [0, 19]]),
  ]

  @Test(arguments: examples) func framesOfFormats(_ example: Example) {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let a = Box(40, 20, strength: 3)
    let boxes: [String: UIView] = [
      "a": a, "self": a, "b": Box(60, 30, strength: 2), "c": Box(70, 40, strength: 1),
      "d": Box(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric),
    ]
    for name in ["a", "b", "c", "d"] { container.addSubview(boxes[name]!) }
    for format in example.formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: ["gap": 12, "size": 33.0], views: boxes))
    }
    container.layoutIfNeeded()
    for (name, expected) in example.expected {
      let frame = boxes[name]!.frame
      let isVertical = example.formats[0].hasPrefix("V")
      #expect((isVertical ? [frame.minY, frame.height] : [frame.minX, frame.width]) == expected, "\(name)")
    }
  }

  @Test func directions() {
    // 10 from the beginning: the left of 320, or the right, where 40 wide means x 270.
    let expectations: [(NSLayoutConstraint.FormatOptions, UISemanticContentAttribute, CGFloat)] = [
      ([], .forceLeftToRight, 10), ([], .forceRightToLeft, 270),
      (.directionLeftToRight, .forceRightToLeft, 10), (.directionRightToLeft, .forceLeftToRight, 270),
    ]
    for (options, direction, x) in expectations {
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      let a = Box(40, 20)
      container.addSubview(a)
      container.semanticContentAttribute = direction
      a.semanticContentAttribute = direction
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: "|-10-[a]", options: options, metrics: nil, views: ["a": a]))
      container.layoutIfNeeded()
      #expect(a.frame.minX == x)
    }
  }

  @Test func layoutGuidesAreViews() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    let a = Box(40, 20)
    container.addSubview(a)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-5-[guide(30)]-[a]|", metrics: nil, views: ["guide": guide, "a": a]))
    container.layoutIfNeeded()
    #expect(a.frame.minX == 43)
    #expect(a.frame.width == 277)
  }

  @Test func topLayoutGuide() {
    final class Controller: UIViewController {
      let label = Box(40, 20)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        let views: [String: Any] = ["top": topLayoutGuide, "label": label]
        view.addConstraints(
          NSLayoutConstraint.constraints(withVisualFormat: "V:[top]-[label]", options: [], metrics: nil, views: views))
        view.addConstraints(
          NSLayoutConstraint.constraints(withVisualFormat: "|-[label]", options: [], metrics: nil, views: views))
      }
    }
    let controller = Controller()
    let window = UIWindow(onPlainScreen: CGSize(width: 375, height: 667))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    // No bars: the guide has no height. The margin of a root that is narrower than 400 is 16.
    #expect(controller.label.frame == CGRect(x: 16, y: 8, width: 40, height: 20))
  }

  @Test func baselines() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let (title, text) = (UILabel(), UILabel())
    (title.text, text.text) = ("Title", "Text")
    title.font = .systemFont(ofSize: 30)
    for label in [title, text] {
      label.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(label)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-20-[title]-40-[text]", options: [.spacingBaselineToBaseline, .alignAllLeading],
        metrics: nil, views: ["title": title, "text": text]))
    container.layoutIfNeeded()
    #expect(title.frame.minY == 20)
    // The descender is negative. Half a point for the pixels.
    let distance = (text.frame.minY + text.font.ascender) - (title.frame.maxY + title.font.descender)
    #expect(abs(distance - 40) <= 0.5)
  }

  /// Recipe 5-5 of a cookbook: two sets of constraints, swapped as the device turns.
  @Test func portraitAndLandscapeSets() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let views = [
      "image": Box(200, 200), "title": Box(100, 21), "artist": Box(80, 21), "button": Box(60, 30),
    ]
    for name in ["image", "title", "artist", "button"] { container.addSubview(views[name]!) }
    func make(_ format: String, _ options: NSLayoutConstraint.FormatOptions = []) -> [NSLayoutConstraint] {
      NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: nil, views: views)
    }
    let portrait =
      make("V:|-80-[image]-30-[title(>=0)]-[artist]-15-[button]-(>=0)-|", .alignAllCenterX)
      + [views["image"]!.centerXAnchor.constraint(equalTo: container.centerXAnchor)]
    let landscape =
      make("H:|[image]") + [views["image"]!.centerYAnchor.constraint(equalTo: container.centerYAnchor)]
      + make("V:|-(>=0)-[title(>=0)]-[artist]-15-[button]-|") + make("H:[image]-(>=0)-[title]")
      + ["title", "artist", "button"].flatMap { make("H:[\($0)]-15-|") }

    func check(_ expected: [String: CGRect]) {
      container.layoutIfNeeded()
      for (name, frame) in expected { #expect(views[name]!.frame == frame, "\(name)") }
    }
    // 80 + 200 + 30 + 21 + 8 + 21 + 15 + 30 = 405 of 480; everything centered on 160.
    let upright = [
      "image": CGRect(x: 60, y: 80, width: 200, height: 200), "title": CGRect(x: 110, y: 310, width: 100, height: 21),
      "artist": CGRect(x: 120, y: 339, width: 80, height: 21), "button": CGRect(x: 130, y: 375, width: 60, height: 30),
    ]
    NSLayoutConstraint.activate(portrait)
    check(upright)

    NSLayoutConstraint.deactivate(portrait)
    container.frame.size = CGSize(width: 480, height: 320)
    NSLayoutConstraint.activate(landscape)
    // The right edges at 465; from the bottom margin, 312, upwards.
    check([
      "image": CGRect(x: 0, y: 60, width: 200, height: 200), "title": CGRect(x: 365, y: 217, width: 100, height: 21),
      "artist": CGRect(x: 385, y: 246, width: 80, height: 21), "button": CGRect(x: 405, y: 282, width: 60, height: 30),
    ])

    NSLayoutConstraint.deactivate(landscape)
    container.frame.size = CGSize(width: 320, height: 480)
    NSLayoutConstraint.activate(portrait)
    check(upright)
  }
}
