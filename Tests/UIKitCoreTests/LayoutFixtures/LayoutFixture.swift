import Testing
import UIKitCore

/// One fact about layout, told as data: a tree, its constraints and the frames that follow from them by arithmetic.
///
/// `Fixtures/layout/README.md` describes the file. Every case of a file is a fact's instance: another screen, another direction.
struct LayoutFixture {
  var source = ""
  var cases: [LayoutCase] = []
}

/// A tree on one screen and what is expected of it.
struct LayoutCase: Sendable {
  /// Topic, file and section: what the test is called.
  var name: String
  /// Points.
  var screen = Size(width: 375, height: 667)
  /// Pixels per point.
  var scale = 2.0
  /// The root's size while the tree is put together and laid out first; nil for the screen's.
  var built: Size?
  var isRightToLeft = false
  /// Whether the frames, mirrored, are also expected with the other reading direction.
  var alsoMirrored = false
  /// From the screen's edges inwards: top, left, bottom, right. Not nil makes the root a view controller's view.
  var safeArea: [Double]?
  var idiom = UIUserInterfaceIdiom.phone
  var horizontalSizeClass = UIUserInterfaceSizeClass.compact
  var verticalSizeClass = UIUserInterfaceSizeClass.regular
  /// The iOS release whose control sizes apply.
  var release = 17
  var textSize = "L"
  /// The containers around the root's controller, the innermost first.
  var containers: [Container] = []
  var nodes: [Node] = []
  var constraints: [Equation] = []
  /// Changes after the first layout.
  var steps: [Step] = []
  var expected = Expectation()

  struct Size: Sendable, Hashable {
    var width: Double
    var height: Double
  }

  /// A view or guide of the tree; the first node is the root.
  struct Node: Sendable {
    var line: Int
    var depth: Int
    var name: String
    var kind: Kind
    var attributes: [(key: String, value: String)]

    enum Kind: String, Sendable, CaseIterable {
      case view = "View"
      case guide = "Guide"
      case label = "Label"
      case imageView = "ImageView"
      case scrollView = "ScrollView"
      case stackView = "StackView"
      case tableView = "TableView"
      case section = "Section"
      case cell = "Cell"
      case collectionView = "CollectionView"
      case textView = "TextView"
      case textField = "TextField"
      case button = "Button"
      case segmentedControl = "SegmentedControl"
      case toggle = "Switch"
      case slider = "Slider"
      case stepper = "Stepper"
      case progressView = "ProgressView"
      case activityIndicator = "ActivityIndicator"
      case pageControl = "PageControl"
      case datePicker = "DatePicker"
      case pickerView = "PickerView"
      case searchBar = "SearchBar"
      case navigationBar = "NavigationBar"
      case tabBar = "TabBar"
      case toolbar = "Toolbar"
    }
  }

  enum Container: String, Sendable {
    case navigation
    case largeTitle = "large-title"
    case tabBar = "tab-bar"
  }

  /// `item.part.attribute`; the parts are guides (`margins`) or views inside (`contentView`), or both.
  struct Operand: Sendable {
    var item: String
    var parts: [String]
    var attribute: String
  }

  /// `[id] first relation multiplier * second + constant @priority`.
  struct Equation: Sendable {
    var line: Int
    var id: String?
    var first: Operand
    var relation: String
    var multiplier: Double
    var second: Operand?
    var constant: Double
    var priority: Float?
  }

  /// `then: verb name values`.
  struct Step: Sendable {
    var line: Int
    var verb: String
    var words: [String]
  }

  /// `fit: view WxH @h,v = w h`, `fits: view WxH = w h`: what fitting a view into a size answers.
  struct Fit: Sendable {
    var line: Int
    var view: String
    var target: Size
    /// Nil asks `sizeThatFits`, none the form without priorities.
    var priorities: [Float]?
    /// Width and height; nil where the file says `-`.
    var size: [Double?]
  }

  /// `intrinsic: box 49 31`: what a view answers when it is asked for a property.
  struct Reading: Sendable {
    var line: Int
    var property: String
    var view: String
    /// Nil where the file says `-`.
    var values: [Double?]
  }

  struct Expectation: Sendable {
    /// x, y, width, height in the superview's coordinates; nil where the file says `-`.
    var frames: [(line: Int, name: String, values: [Double?])] = []
    var fits: [Fit] = []
    var readings: [Reading] = []
    /// `view.x`, `view.y`, `view.width`, `view.height`.
    var ambiguous: Set<String> = []
    /// Ids of the constraints that give way.
    var breaks: Set<String> = []
    /// Parts of the reasons of the exceptions, in order.
    var raises: [String] = []

    var isEmpty: Bool { frames.isEmpty && fits.isEmpty && readings.isEmpty && raises.isEmpty }
  }
}

extension LayoutCase: CustomTestStringConvertible {
  var testDescription: String { name }
}

/// A file that does not follow the form, or names what it does not hold.
struct LayoutFixtureError: Error, CustomStringConvertible {
  var file: String
  var line: Int
  var problem: String

  var description: String { "\(file):\(line): \(problem)" }
}
