import Platform
import Testing

@testable import UIKitCore

/// Sizes of controls by release. Source: facts of the reference `releases`, by their ids, and frames of iOS 26.1.
@MainActor
@Suite struct ControlReleaseTests {
  private let phone = "iPhone SE (3rd generation)"

  /// control.page, control.page.16 and pictures, 2.11.
  @Test(arguments: [
    ("iPhone SE (3rd generation)", 26, 3, 74.0, 26.0), ("iPhone SE (3rd generation)", 26, 4, 92, 26),
    ("iPhone SE (3rd generation)", 26, 7, 146, 26), ("iPhone 17", 26, 3, 74, 25.667),
    ("iPhone 16 Pro", 18, 3, 116, 25.667), ("iPhone 15 Pro", 17, 3, 116, 25.667), ("iPhone 14 Pro", 16, 3, 116, 26),
    ("iPhone 13", 15, 3, 116, 26), ("iPhone 12", 14, 3, 116, 27.333), ("iPhone 11", 13, 3, 39, 37),
  ])
  func pageControls(_ device: String, _ release: Int, pages: Int, width: Double, height: Double) throws {
    try onDevice(device, iOS: release) {
      let control = UIPageControl()
      control.numberOfPages = pages
      #expect(agrees(CGRect(origin: .zero, size: control.intrinsicContentSize), [0, 0, width, height]))
    }
  }

  /// The canvas has the heights of stored frames: 26, whatever the pixels.
  @Test func pageControlsOfTheCanvasKeepTheirHeight() {
    let metrics = ControlMetrics(release: 18, behavior: .canvas)
    let size = metrics.pageControlSize(pages: 3, scale: 3)
    #expect(size.width == 116)
    #expect(size.height == 26)
  }

  /// control.segmented: three segments are 263 wide up to iOS 18, and two points less in 26; of 280 points they have 93, 93 and 94.
  @Test(arguments: [("iPhone 15 Pro", 17, 263.0), ("iPhone 16 Pro", 18, 263), ("iPhone 17", 26, 261)])
  func segmentedControls(_ device: String, _ release: Int, width: Double) throws {
    try onDevice(device, iOS: release) {
      let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
      #expect(agrees(control.frame, [0, 0, width, 32]))
    }
  }

  /// Pictures of iOS 11 and 12: 245 wide.
  @Test(arguments: [11, 12]) func segmentedControlsOfOldReleases(_ release: Int) throws {
    try onDevice("iPhone X", iOS: release) {
      let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
      #expect(abs(Double(control.intrinsicContentSize.width) - 245) <= 1)
    }
  }

  @Test func segmentsOfIOS26BeginAtWholePoints() throws {
    try onDevice(phone, iOS: 26) {
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.frame = CGRect(x: 0, y: 0, width: 280, height: 32)
      #expect((0..<3).map { Double(control.frame(ofSegment: $0).width) } == [93, 93, 94])
      #expect((0..<3).map { Double(control.frame(ofSegment: $0).minX) } == [0, 93, 186])
      #expect(UIScreen.main.profile.controls.showsRegularSegmentTitles)
    }
    #expect(!ControlMetrics(release: 18).showsRegularSegmentTitles)
  }

  /// control.slider: 34 high, a track of 6 at 14 over the whole width, a knob of 37 × 24; at 75 % of 382 the filled part ends at 277 (pictures,
  /// 2.13). Up to iOS 18 the track is 4 high and begins 2 points in, in 13 it is 3 high.
  @Test func sliders() throws {
    try onDevice("iPhone 17", iOS: 26) {
      let slider = UISlider()
      slider.frame = CGRect(x: 0, y: 0, width: 382, height: 34)
      let track = slider.trackRect(forBounds: slider.bounds)
      #expect(agrees(track, [0, 14, 382, 6]))
      let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0.75)
      #expect(agrees(knob, [nil, 5, 37, 24]))
      #expect(abs(Double(knob.midX) - 277) <= 0.5)
      #expect(slider.sizeThatFits(.zero).height == 34)
    }
    for (release, height) in [(13, 3.0), (17, 4), (18, 4)] {
      try onDevice("iPhone 11", iOS: release) {
        let slider = UISlider()
        #expect(
          agrees(
            slider.trackRect(forBounds: CGRect(x: 0, y: 0, width: 300, height: 34)), [2, 17 - height / 2, 296, height]))
      }
    }
  }

  /// control.switch, control.stepper, control.textfield, control.progress, control.activity: the same in 26, but the switch.
  @Test(arguments: [(17, 51.0, 31.0), (18, 51, 31), (26, 63, 28)])
  func controlsThatStayed(_ release: Int, width: Double, height: Double) throws {
    try onDevice(phone, iOS: release) {
      #expect(agrees(UISwitch().frame, [0, 0, width, height]))
      #expect(agrees(UIStepper().frame, [0, 0, 94, 32]))
      let field = UITextField()
      field.font = .systemFont(ofSize: 17)
      #expect(field.intrinsicContentSize.height == 22)
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.height == 34)
      #expect(UIProgressView().intrinsicContentSize.height == 4)
      #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize == CGSize(width: 20, height: 20))
      #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    }
  }

  /// datepicker.compact: 128 × 34; before, a line of 17 points and 14 around it.
  @Test(arguments: [("iPhone SE (3rd generation)", 26, 34.0), ("iPhone 15 Pro", 17, 34.333)])
  func compactDateFields(_ device: String, _ release: Int, height: Double) throws {
    try onDevice(device, iOS: release) {
      let picker = UIDatePicker()
      (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .compact)
      #expect(agrees(CGRect(origin: .zero, size: picker.intrinsicContentSize), [0, 0, 128, height]))
    }
  }

  /// keyboard.height: upright, in iOS 26 with suggestions; before, the heights with suggestions that the reference data calls reported. Without
  /// them what developers agree on for phones; a row of suggestions is 44 or 45 points on phones, and a bar 55 on tablets.
  @Test(arguments: [
    ("iPhone 17 Pro", 26, 335.0, 291.0), ("iPhone SE (3rd generation)", 26, 260, 216), ("iPad (A16)", 26, 337, 282),
    ("iPhone 13", 15, 336, 291), ("iPhone 15", 18, 336, 291), ("iPhone 11 Pro", 17, 335, 291),
    ("iPhone 11", 15, 346, 301), ("iPhone 15 Plus", 18, 346, 301), ("iPhone SE (3rd generation)", 17, 260, 216),
    ("iPhone 8 Plus", 15, 271, 226), ("iPhone SE (1st generation)", 15, 253, 216),
    ("iPad (6th generation)", 15, 313, 265), ("iPad Pro (12.9-inch) (2nd generation)", 15, 378, 323),
    ("iPad Pro (11-inch) (1st generation)", 17, 337, 282),
  ])
  func keyboards(_ device: String, _ release: Int, whole: Double, keys: Double) throws {
    let device = try #require(Device.named(device))
    #expect(KeyboardMetrics.height(on: device, .portrait, release: release, hasSuggestions: true) == whole)
    #expect(KeyboardMetrics.height(on: device, .portrait, release: release, hasSuggestions: false) == keys)
  }

  /// Reported, in the reference data.
  @Test(arguments: [
    ("iPhone 13", 209.0), ("iPhone SE (3rd generation)", 200), ("iPhone SE (1st generation)", 199),
    ("iPad (6th generation)", 398), ("iPad Pro (12.9-inch) (2nd generation)", 471),
    ("iPad Pro (11-inch) (1st generation)", 422),
  ])
  func keyboardsOnTheirSide(_ device: String, height: Double) throws {
    let device = try #require(Device.named(device))
    #expect(KeyboardMetrics.height(on: device, .landscape, release: 15, hasSuggestions: true) == height)
  }

  /// button.insets: all twelve configurations are 99 × 34.33 with "Configure", within half a point.
  @Test func configurationsOfButtonsAreEquallyLarge() throws {
    let all: [() -> UIButton.Configuration] = [
      UIButton.Configuration.plain, UIButton.Configuration.gray, UIButton.Configuration.tinted,
      UIButton.Configuration.filled, UIButton.Configuration.borderless, UIButton.Configuration.bordered,
      UIButton.Configuration.borderedTinted, UIButton.Configuration.borderedProminent, UIButton.Configuration.glass,
      UIButton.Configuration.prominentGlass, UIButton.Configuration.clearGlass,
      UIButton.Configuration.prominentClearGlass,
    ]
    try onDevice("iPhone 16", iOS: 26) {
      for make in all {
        var configuration = make()
        configuration.title = "Configure"
        #expect(
          configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        let size = UIButton(configuration: configuration).intrinsicContentSize
        #expect(agrees(CGRect(origin: .zero, size: size), [0, 0, 99, 34.333], within: 0.5))
      }
    }
    #expect(all.map { $0().cornerStyle == .capsule }.suffix(4) == [true, true, true, true])
    #expect(all.map { $0().cornerStyle == .dynamic }.prefix(8).allSatisfy { $0 })
  }

  /// button.sizes.
  @Test(arguments: [
    (UIButton.Configuration.Size.mini, 28.0), (.small, 28), (.medium, 34.333), (.large, 50.333),
  ])
  func sizesOfButtons(_ size: UIButton.Configuration.Size, height: Double) throws {
    try onDevice("iPhone 16", iOS: 26) {
      var configuration = UIButton.Configuration.filled()
      (configuration.title, configuration.buttonSize) = ("Configure", size)
      #expect(abs(Double(UIButton(configuration: configuration).intrinsicContentSize.height) - height) < 0.01)
    }
  }

  /// button.corner: of a button 34 and 50 points high.
  @Test(arguments: [
    (UIButton.Configuration.CornerStyle.fixed, 5.95, 5.95), (.dynamic, 17, 17), (.small, 4.25, 6.25),
    (.medium, 5.95, 8.75), (.large, 8.5, 12.5), (.capsule, 17, 25),
  ])
  func cornersOfButtons(_ style: UIButton.Configuration.CornerStyle, low: Double, high: Double) {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = style
    #expect(abs(configuration.cornerRadius(forHeight: 34, release: 26) - low) < 0.001)
    #expect(abs(configuration.cornerRadius(forHeight: 50, release: 26) - high) < 0.001)
    let old = configuration.cornerRadius(forHeight: 50, release: 18)
    #expect(old == (style == .capsule ? 25 : style == .large ? 8.75 : 6))
  }

  /// button.legacy: a system button of 17 points is 33 high and whole points wide, one of 15 points 30.
  @Test(arguments: [(17, 17.0, 33.0), (26, 17, 33), (26, 15, 30)])
  func systemButtons(_ release: Int, size: Double, height: Double) throws {
    try onDevice(phone, iOS: release) {
      let button = UIButton(type: .system)
      button.setTitle("Present", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: CGFloat(size))
      #expect(Double(button.intrinsicContentSize.height) == height)
      #expect(button.intrinsicContentSize.width == button.intrinsicContentSize.width.rounded())
    }
  }
}
