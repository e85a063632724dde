import Platform
import Testing

@testable import UIKitCore

/// Layout API of iOS 15 to 26 that is not about bars. Source: Apple's documentation of each member.
@MainActor
@Suite(.serialized) struct LayoutAPITests {
  private let root = UIViewController()

  // MARK: Regions

  @Test func guidesOfRegions() throws {
    let stage = try CardStage(root, on: "iPhone 16", release: 26)
    stage.window.layoutIfNeeded()
    let view: UIView = root.view
    #expect(view.layoutGuide(for: .safeArea()).layoutFrame == CGRect(x: 0, y: 59, width: 393, height: 759))
    #expect(view.layoutGuide(for: .margins()).layoutFrame == view.layoutMarginsGuide.layoutFrame)
    #expect(view.layoutGuide(for: .readableContent()).layoutFrame == view.readableContentGuide.layoutFrame)
    #expect(view.layoutGuide(for: .safeArea()) === view.layoutGuide(for: .safeArea()))
    #expect(UIView.LayoutRegion.margins(cornerAdaptation: .horizontal) != .margins(cornerAdaptation: .vertical))
  }

  // MARK: Corners

  @Test func radii() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(view.effectiveRadius(corner: .allCorners) == 0)
    view.cornerConfiguration = .capsule()
    #expect(view.effectiveRadius(corner: .topLeft) == 20 && view.layer.cornerRadius == 20)
    view.frame.size.height = 60
    #expect(view.effectiveRadius(corner: .topLeft) == 30 && view.layer.cornerRadius == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 12)
    #expect(view.effectiveRadius(corner: .topLeft) == 12)
    view.cornerConfiguration = .corners(radius: 8)
    #expect(view.effectiveRadius(corner: .bottomRight) == 8)
    view.cornerConfiguration = .uniformTopRadius(10, bottomLeftRadius: 4)
    #expect(view.effectiveRadius(corner: .topRight) == 10 && view.effectiveRadius(corner: .bottomLeft) == 4)
    #expect(view.effectiveRadius(corner: .bottomRight) == 0 && view.effectiveRadius(corner: .allCorners) == 10)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner])
  }

  /// A concentric corner has the radius of the container without the distance, and at least the minimum.
  @Test func concentricRadii() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    container.cornerConfiguration = .corners(radius: 30)
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    container.addSubview(view)
    view.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(view.effectiveRadius(corner: .topLeft) == 20)
    // The other corners are 90 points away from those of the container.
    #expect(view.effectiveRadius(corner: .bottomRight) == 0)
    view.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 6))
    #expect(view.effectiveRadius(corner: .bottomRight) == 6)
    view.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(view.effectiveRadius(corner: .bottomRight) == 20)
  }

  // MARK: Text size

  /// "If you set an invalid range, so that the minimum is greater than the maximum, only the maximum value applies": useyourloaf.com,
  /// "Restricting Dynamic Type Sizes".
  @Test(
    arguments: [
      (nil, .small, .small), (.extraLarge, nil, .extraLarge), (.small, .extraLarge, .large),
      (.extraLarge, .medium, .medium), (nil, nil, .large),
    ] as [(UIContentSizeCategory?, UIContentSizeCategory?, UIContentSizeCategory)])
  func limitsOfTextSize(
    least: UIContentSizeCategory?, greatest: UIContentSizeCategory?, expected: UIContentSizeCategory
  ) throws {
    let stage = try CardStage(root, on: "iPhone 16", release: 26)
    let label = UILabel()
    root.view.addSubview(label)
    stage.window.layoutIfNeeded()
    (root.view.minimumContentSizeCategory, root.view.maximumContentSizeCategory) = (least, greatest)
    #expect(label.traitCollection.preferredContentSizeCategory == expected)
    stage.window.layoutIfNeeded()
    #expect(label.traitCollection.preferredContentSizeCategory == expected)
    #expect(stage.window.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func aLimitedLabelIsSmaller() throws {
    let stage = try CardStage(root, on: "iPhone 16", release: 26)
    let label = UILabel()
    (label.text, label.font, label.adjustsFontForContentSizeCategory) = (
      "Text", .preferredFont(forTextStyle: .body), true
    )
    root.view.addSubview(label)
    stage.window.layoutIfNeeded()
    let height = label.intrinsicContentSize.height
    label.maximumContentSizeCategory = .extraSmall
    stage.window.layoutIfNeeded()
    #expect(label.intrinsicContentSize.height < height)
  }

  // MARK: Views

  @Test func contentOfABackgroundExtensionView() throws {
    let extending = UIBackgroundExtensionView(frame: .zero)
    root.view.addSubview(extending)
    let stage = try CardStage(root, on: "iPhone 16", release: 26)
    extending.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    let content = UIView()
    extending.contentView = content
    #expect(content.superview === extending)
    stage.window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
    extending.automaticallyPlacesContentView = false
    content.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    extending.setNeedsLayout()
    stage.window.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func ticksOfASlider() {
    let slider = UISlider()
    slider.maximumValue = 10
    #expect(slider.reachedValue(3.1) == 3.1)
    slider.trackConfiguration = .init(numberOfTicks: 5)
    #expect(slider.trackConfiguration?.ticks.map(\.position) == [0, 0.25, 0.5, 0.75, 1])
    #expect(slider.reachedValue(3.1) == 2.5)
    slider.trackConfiguration = .init(allowsTickValuesOnly: false, enabledRange: 0.2...0.8, numberOfTicks: 5)
    #expect(slider.reachedValue(3.1) == 3.1 && slider.reachedValue(9) == 8)
    slider.trackConfiguration = .init(enabledRange: 0.2...0.8, numberOfTicks: 5)
    #expect(slider.reachedValue(10) == 7.5)
  }

  @Test func edgeEffectsAreKept() {
    let scrollView = UIScrollView()
    scrollView.topEdgeEffect.style = .hard
    #expect(scrollView.topEdgeEffect.style === UIScrollEdgeEffect.Style.hard)
    #expect(scrollView.bottomEdgeEffect.style === UIScrollEdgeEffect.Style.automatic)
    let interaction = UIScrollEdgeElementContainerInteraction()
    let view = UIView()
    view.addInteraction(interaction)
    #expect(interaction.view === view)
  }

  /// What has an effect on iOS alone says so once, in the log.
  @Test func whatHasNoEffectIsLogged() {
    let write = LayoutLog.write
    defer { LayoutLog.write = write }
    nonisolated(unsafe) var lines: [String] = []
    LayoutLog.write = { lines.append($0) }
    UIScrollView().leftEdgeEffect.isHidden = true
    UIScrollView().leftEdgeEffect.isHidden = true
    #expect(lines == ["UIScrollEdgeEffect.isHidden has no effect in this version of UIKit"])
    UIGlassEffect(style: .regular).isInteractive = true
    UIGlassEffect(style: .clear).isInteractive = true
    #expect(lines.last == "UIGlassEffect.isInteractive has no effect in this version of UIKit" && lines.count == 2)
  }

  // MARK: Content that is unavailable

  private final class Searching: UIViewController {
    var asked = 0

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      asked += 1
      contentUnavailableConfiguration = asked == 1 ? UIContentUnavailableConfiguration.search() : nil
    }
  }

  @Test func inTheMiddleOfTheSafeArea() throws {
    var configuration = UIContentUnavailableConfiguration.empty()
    (configuration.text, configuration.secondaryText) = ("No Mail", "New messages appear here.")
    root.contentUnavailableConfiguration = configuration
    let stage = try CardStage(root, on: "iPhone 16", release: 26)
    stage.window.layoutIfNeeded()
    let text = try stage.frame(root.view.label("No Mail"))
    let secondary = try stage.frame(root.view.label("New messages appear here."))
    #expect(abs(text.midX - 196.5) < 0.5 && text.maxY <= secondary.minY)
    #expect(abs((text.minY + secondary.maxY) / 2 - (59 + 759 / 2)) < 0.5)
    root.contentUnavailableConfiguration = nil
    #expect(root.view.label("No Mail") == nil)
  }

  @Test func aControllerIsAskedOncePerRequest() throws {
    let searching = Searching()
    let stage = try CardStage(searching, on: "iPhone 16", release: 17)
    stage.window.layoutIfNeeded()
    #expect(searching.asked == 0)
    searching.setNeedsUpdateContentUnavailableConfiguration()
    searching.setNeedsUpdateContentUnavailableConfiguration()
    stage.window.layoutIfNeeded()
    #expect(searching.asked == 1 && searching.view.label("No Results") != nil)
    searching.setNeedsUpdateContentUnavailableConfiguration()
    stage.window.layoutIfNeeded()
    #expect(searching.asked == 2 && searching.view.label("No Results") == nil)
  }

  @Test func aSearchNamesWhatWasSearchedFor() {
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "tea"
    #expect(UIContentUnavailableConfiguration.search().updated(for: state).text == "No Results for “tea”")
  }
}
