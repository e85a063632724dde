import Testing

@testable import UIKitCore

/// Controls as code makes and fills them.
@MainActor
@Suite(.serialized) struct ControlFillingTests {
  /// source: UISegmentedControl's documentation: an index past the end is pinned to it, a title takes the place of an image.
  @Test func segmentsAreInsertedChangedAndRemoved() {
    let control = UISegmentedControl(items: [
      "One", UIImage(name: "star", size: CGSize(width: 20, height: 18)), "Three",
    ])
    #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.titleForSegment(at: 1) == nil && control.imageForSegment(at: 1)?.name == "star")
    control.insertSegment(withTitle: "Zero", at: 0, animated: true)
    control.insertSegment(withTitle: "Last", at: 99, animated: false)
    control.setTitle("Two", forSegmentAt: 2)
    #expect(control.titles == ["Zero", "One", "Two", "Three", "Last"] && control.imageForSegment(at: 2) == nil)
    #expect(control.titleForSegment(at: 50) == "Last")
    control.selectedSegmentIndex = 3
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Three")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setEnabled(false, forSegmentAt: 0)
    control.setWidth(80, forSegmentAt: 0)
    control.setContentOffset(CGSize(width: 1, height: 2), forSegmentAt: 0)
    control.removeSegment(at: 1, animated: false)
    #expect(!control.isEnabledForSegment(at: 0) && control.widthForSegment(at: 0) == 80)
    #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 1, height: 2))
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.titleForSegment(at: 0) == nil)
  }

  @Test func aSegmentOfAnActionPerformsIt() {
    var performed: [String] = []
    func action(_ name: String) -> UIAction {
      UIAction(title: name, identifier: UIAction.Identifier(name)) { performed.append($0.title) }
    }
    let control = UISegmentedControl(frame: .zero, actions: [action("A"), action("B")])
    control.insertSegment(action: action("C"), at: 1, animated: false)
    #expect(control.titles == ["A", "C", "B"] && control.segmentIndex(identifiedBy: UIAction.Identifier("B")) == 2)
    control.sizeToFit()
    control.userDidTap(at: CGPoint(x: control.bounds.width - 5, y: 10))
    #expect(performed == ["B"] && control.selectedSegmentIndex == 2)
    // An action of the same identifier takes the place of the other one.
    control.insertSegment(action: action("A"), at: 2, animated: false)
    #expect(control.titles == ["C", "B", "A"])
  }

  /// source: derived: the width of segments follows the font of their titles.
  @Test func attributesOfTitlesDecideTheWidth() {
    onScreen {
      let control = UISegmentedControl(items: ["Monday", "Tuesday"])
      let narrow = control.intrinsicContentSize.width
      control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
      #expect(control.intrinsicContentSize.width > narrow + 40)
      control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
      #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
      let image = UIImage(name: "ground", size: CGSize(width: 3, height: 31))
      control.setBackgroundImage(image, for: .normal, barMetrics: .default)
      #expect(control.backgroundImage(for: .normal, barMetrics: .default) === image)
      #expect(control.backgroundImage(for: .normal, barMetrics: .compact) == nil)
    }
  }

  /// source: documentation of UIActivityIndicatorView.hidesWhenStopped.
  @Test func aSpinnerThatStandsStillIsHidden() {
    let spinner = UIActivityIndicatorView(style: .medium)
    #expect(spinner.isHidden)
    spinner.startAnimating()
    #expect(!spinner.isHidden)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    spinner.hidesWhenStopped = false
    #expect(!spinner.isHidden)
  }

  /// source: documentation of `progress`, `currentPage`, `UISlider.value`, `UIStepper.minimumValue`: values are pinned to their range.
  @Test func valuesArePinnedToTheirRange() {
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.setProgress(3, animated: true)
    #expect(bar.progress == 1)
    let progress = Progress(totalUnitCount: 4)
    progress.completedUnitCount = 1
    bar.observedProgress = progress
    #expect(bar.progress == 0.25)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2 && pages.size(forNumberOfPages: 3) == pages.intrinsicContentSize)
    let slider = UISlider()
    slider.value = 7
    #expect(slider.value == 1)
    slider.minimumValue = 5
    #expect(slider.maximumValue == 5 && slider.value == 5)
    let stepper = UIStepper()
    stepper.minimumValue = 200
    stepper.maximumValue = 100
    #expect(stepper.minimumValue == 100 && stepper.value == 100)
  }

  /// source: reference controls §2: 2.5 points at two pixels a point, 3 at three.
  @Test func theProgressViewOfABarIsLower() {
    onScreen(scale: 2) { #expect(UIProgressView(progressViewStyle: .bar).bounds.height == 2.5) }
    onScreen(scale: 2) {
      let bar = UIProgressView()
      bar.progressViewStyle = .bar
      #expect(bar.bounds.height == 2.5)
    }
    onScreen(scale: 3) { #expect(abs(UIProgressView(progressViewStyle: .bar).bounds.height - 8.0 / 3) < 1e-9) }
  }

  /// source: derived: the thumb's image has its size, and images at the ends shorten the track.
  @Test func imagesOfASliderTakeTheirRoom() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    slider.setThumbImage(UIImage(name: "thumb", size: CGSize(width: 10, height: 12)), for: .normal)
    let plain = slider.trackRect(forBounds: slider.bounds)
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: plain, value: 1).maxX == plain.maxX)
    #expect(
      slider.thumbRect(forBounds: slider.bounds, trackRect: plain, value: 1).size == CGSize(width: 10, height: 12))
    slider.minimumValueImage = UIImage(name: "quiet", size: CGSize(width: 20, height: 20))
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 7, width: 20, height: 20))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track.minX > plain.minX + 20 && track.maxX == plain.maxX)
  }

  /// source: documentation of UIControl: allControlEvents, actions(forTarget:forControlEvent:), init(frame:primaryAction:).
  @Test func controlsTellWhatTheySend() {
    var count = 0
    let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    toggle.performPrimaryAction()
    let target = NSObject()
    toggle.addTarget(target, action: "changed:", for: [.valueChanged, .touchDown])
    #expect(count == 1 && toggle.allControlEvents == [.primaryActionTriggered, .valueChanged, .touchDown])
    #expect(toggle.actions(forTarget: target, forControlEvent: .valueChanged) == ["changed:"])
    #expect(toggle.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    var seen: [String] = []
    toggle.enumerateEventHandlers { action, pair, _, stop in
      seen.append(action == nil ? pair!.1.description : "action")
      stop = true
    }
    #expect(seen == ["action"])
  }

  @Test func aClearButtonTakesRoomAndEmptiesTheField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX == 200)
    field.text = "Text"
    #expect(field.textRect(forBounds: field.bounds).maxX == 176)
    field.userDidTap(at: CGPoint(x: 190, y: 17))
    #expect(field.text == "" && !field.isEditing)
  }

  @Test func traitsOfTheKeyboardAreKept() {
    let (field, bar) = (UITextField(), UISearchBar())
    (field.keyboardType, field.returnKeyType, field.textContentType) = (.emailAddress, .done, .emailAddress)
    bar.autocapitalizationType = .none
    #expect(
      field.keyboardType == .emailAddress && field.returnKeyType == .done && field.textContentType == .emailAddress)
    #expect(bar.autocapitalizationType == .none && bar.keyboardType == .default)
  }

  @Test func aMemberWithoutEffectSaysSoOnce() {
    var lines: [String] = []
    let write = LayoutLog.write
    LayoutLog.write = { lines.append($0) }
    defer { LayoutLog.write = write }
    let button = UIButton()
    button.showsTouchWhenHighlighted = true
    button.showsTouchWhenHighlighted = true
    #expect(lines == ["UIButton.showsTouchWhenHighlighted has no effect in this version of UIKit"])
  }
}
