import Testing

@testable import UIKitCore

/// What controls and bars answer when code asks them for their size, on a screen of iOS 17 at three pixels a point.
@MainActor
@Suite(.serialized) struct OwnSizeTests {
  private func segments() -> UISegmentedControl { UISegmentedControl(items: ["One", "Two"]) }

  /// source: reference images of AccessibilitySnapshot, iOS 13.3 to 18.5: switch 51 × 31, slider W × 34, stepper 94 × 32,
  /// segmented control 32 high, bars 44 and 49 high; reference controls §2 for the others.
  @Test func controlsAndBarsFitTheirContentInTheOfferedWidth() {
    onScreen {
      let page = UIPageControl()
      page.numberOfPages = 3
      let field = UITextField()
      field.borderStyle = .roundedRect
      let large = UIActivityIndicatorView(style: .large)
      let sizes: [(UIView, CGSize)] = [
        (UISwitch(), CGSize(width: 51, height: 31)), (UISlider(), CGSize(width: 300, height: 34)),
        (UIStepper(), CGSize(width: 94, height: 32)), (UIProgressView(), CGSize(width: 300, height: 4)),
        (UIActivityIndicatorView(), CGSize(width: 20, height: 20)), (large, CGSize(width: 37, height: 37)),
        (UITabBar(), CGSize(width: 300, height: 49)), (UINavigationBar(), CGSize(width: 300, height: 44)),
        (UIToolbar(), CGSize(width: 300, height: 44)), (UISearchBar(), CGSize(width: 300, height: 56)),
        (UIPickerView(), CGSize(width: 320, height: 216)), (field, CGSize(width: 14, height: 34)),
        (UIRefreshControl(), CGSize(width: 300, height: 60)), (page, page.intrinsicContentSize),
      ]
      for (view, size) in sizes {
        #expect(view.sizeThatFits(CGSize(width: 300, height: 200)) == size, "\(type(of: view))")
        view.frame = CGRect(x: 5, y: 6, width: 300, height: 200)
        view.sizeToFit()
        #expect(view.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size), "\(type(of: view))")
      }
      // The frame of a segmented control is a point higher than what constraints see.
      let control = segments()
      #expect(control.sizeThatFits(.zero) == CGSize(width: control.intrinsicContentSize.width, height: 32))
    }
  }

  /// source: the bar of a controller on a phone without a home button is 83 high, 49 and the strip of the indicator.
  @Test func aTabBarOnTheHomeIndicatorIsHigherByTheStrip() {
    onScreen {
      let bar = UITabBar()
      bar.safeAreaInsets.bottom = 34
      #expect(bar.sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 83))
    }
  }

  /// source: developer.apple.com/documentation/uikit/uiswitch/init(frame:) ignores the size, and the log of
  /// blog.csdn.net/iOS1501101533/article/details/123629676: 51 × 31 for `init()` and for 120 × 60. Documentation of
  /// UIActivityIndicatorView.init(style:) and header of UISegmentedControl.init(items:): sized by style and by content.
  @Test func newControlsHaveTheirSizeAtOnce() {
    onScreen {
      #expect(UISwitch().frame == CGRect(x: 0, y: 0, width: 51, height: 31))
      #expect(
        UISwitch(frame: CGRect(x: 3, y: 4, width: 120, height: 60)).frame == CGRect(x: 3, y: 4, width: 51, height: 31))
      #expect(UIStepper().bounds.size == CGSize(width: 94, height: 32))
      #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
      #expect(UIProgressView(progressViewStyle: .default).bounds.size == CGSize(width: 0, height: 4))
      let control = segments()
      #expect(control.bounds.size == control.sizeThatFits(.zero) && control.bounds.width > 60)
      #expect(UIButton(type: .detailDisclosure).bounds.size != .zero)
    }
  }

  /// source: a simulator of iOS 26.1, where a switch with the frame [233, 6.5, 0, 0] is 63 × 28 there.
  @Test func aSwitchKeepsItsSizeWhateverFrameIsSet() {
    onScreen(iOS: 26) {
      let toggle = UISwitch()
      toggle.frame = CGRect(x: 233, y: 6.5, width: 0, height: 0)
      #expect(toggle.frame == CGRect(x: 233, y: 6.5, width: 63, height: 28))
    }
  }

  /// source: the same kind; a progress view's height is its own, and a subclass changes it by overriding `sizeThatFits`.
  @Test func steppersAndProgressViewsKeepWhatIsTheirs() {
    onScreen {
      let stepper = UIStepper()
      stepper.frame = CGRect(x: 10, y: 20, width: 200, height: 50)
      #expect(stepper.frame == CGRect(x: 10, y: 20, width: 94, height: 32))
      let progress = UIProgressView(frame: CGRect(x: 0, y: 9, width: 200, height: 30))
      #expect(progress.frame == CGRect(x: 0, y: 9, width: 200, height: 4))
      final class Thick: UIProgressView {
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 10) }
      }
      #expect(Thick(frame: CGRect(x: 0, y: 0, width: 50, height: 3)).frame.height == 10)
    }
  }

  /// A scaled switch is moved by its frame like any other, and keeps its bounds.
  @Test func aScaledSwitchKeepsItsBounds() {
    onScreen {
      let toggle = UISwitch()
      toggle.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      toggle.frame = CGRect(x: 10, y: 10, width: 99, height: 99)
      #expect(toggle.bounds.size == CGSize(width: 51, height: 31))
      #expect(toggle.frame == CGRect(x: 10, y: 10, width: 25.5, height: 15.5))
    }
  }

  /// Apps give an indicator a square with a background of its own, in whose middle it spins.
  @Test func anActivityIndicatorKeepsAFrameThatItIsGiven() {
    onScreen {
      let spinner = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      spinner.style = .large
      #expect(spinner.bounds.size == CGSize(width: 100, height: 100))
      let own = UIActivityIndicatorView()
      own.style = .large
      #expect(own.bounds.size == CGSize(width: 37, height: 37))
    }
  }

  /// Constraints may make a progress view higher, as the width of a switch that they stretch.
  @Test func constraintsStillStretch() {
    onScreen {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      let progress = UIProgressView()
      progress.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(progress)
      NSLayoutConstraint.activate([
        progress.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        progress.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        progress.topAnchor.constraint(equalTo: root.topAnchor), progress.heightAnchor.constraint(equalToConstant: 20),
      ])
      root.layoutIfNeeded()
      #expect(progress.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    }
  }

  /// source: an accessory view stands at the end of its row in its size; in the picture of AccessibilitySnapshot's row it is
  /// 51 × 31.
  @Test func aSwitchAsAccessoryOfARowShows() {
    onScreen {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryView = UISwitch()
      cell.layoutIfNeeded()
      #expect(cell.accessoryView?.frame.size == CGSize(width: 51, height: 31))
      #expect(cell.accessoryView?.frame.minY == 6.5)
    }
  }
}
