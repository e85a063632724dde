/// The registry: a row for every kind. A new kind is a case of ``ElementKind`` and a row here; the compiler asks for both.
extension ElementKind {
  /// The class of iOS, whether or not this library has it.
  package var className: String { row.className }

  /// What Xcode's object library calls the kind: "Image View".
  package var libraryName: String { row.libraryName }

  /// What rules and loaders may take for granted of the kind.
  package var traits: ElementTraits { row.traits }

  private struct Row {
    let className: String
    let libraryName: String
    let traits: ElementTraits

    init(_ className: String, _ libraryName: String, _ traits: ElementTraits) {
      self.className = className
      self.libraryName = libraryName
      self.traits = traits
    }
  }

  private var row: Row {
    switch self {
    // Views and containers
    case .view: Row("UIView", "View", [.view, .designSized])
    case .window: Row("UIWindow", "Window", .view)
    case .containerView: Row("UIView", "Container View", .view)
    case .stackView: Row("UIStackView", "Stack View", .view)
    case .scrollView: Row("UIScrollView", "Scroll View", [.view, .scrolls, .designSized])
    case .visualEffectView: Row("UIVisualEffectView", "Visual Effect View", .view)
    // Texts and images
    case .label: Row("UILabel", "Label", [.view, .content, .text, .adjustsFont, .sizedByText])
    case .textField: Row("UITextField", "Text Field", [.view, .content, .control, .text, .adjustsFont, .sizedByText])
    case .textView: Row("UITextView", "Text View", [.view, .scrolls, .text, .adjustsFont, .sizedByText, .designSized])
    case .imageView: Row("UIImageView", "Image View", .view)
    case .searchBar: Row("UISearchBar", "Search Bar", [.view, .content, .sizedByText])
    // Controls and indicators
    case .button: Row("UIButton", "Button", [.view, .content, .control, .text, .sizedByText])
    case .`switch`: Row("UISwitch", "Switch", [.view, .content, .control])
    case .slider: Row("UISlider", "Slider", [.view, .content, .control])
    case .stepper: Row("UIStepper", "Stepper", [.view, .content, .control])
    case .segmentedControl: Row("UISegmentedControl", "Segmented Control", [.view, .content, .control, .sizedByText])
    case .datePicker: Row("UIDatePicker", "Date Picker", [.view, .content, .control])
    case .pageControl: Row("UIPageControl", "Page Control", [.view, .content, .control])
    case .pickerView: Row("UIPickerView", "Picker View", .view)
    case .progressView: Row("UIProgressView", "Progress View", [.view, .content])
    case .activityIndicatorView: Row("UIActivityIndicatorView", "Activity Indicator View", [.view, .content])
    case .colorWell: Row("UIColorWell", "Color Well", .view)
    case .refreshControl: Row("UIRefreshControl", "Refresh Control", .view)
    case .calendarView: Row("UICalendarView", "Calendar View", .view)
    // Tables and collections
    case .tableView: Row("UITableView", "Table View", [.view, .scrolls, .designSized])
    case .tableViewCell: Row("UITableViewCell", "Table View Cell", .view)
    case .tableViewCellContentView: Row("UITableViewCellContentView", "Content View", .view)
    case .collectionView: Row("UICollectionView", "Collection View", [.view, .scrolls, .designSized])
    case .collectionViewCell: Row("UICollectionViewCell", "Collection View Cell", .view)
    case .collectionViewCellContentView: Row("UIView", "Content View", .view)
    case .collectionReusableView: Row("UICollectionReusableView", "Collection Reusable View", .view)
    case .collectionViewFlowLayout: Row("UICollectionViewFlowLayout", "Collection View Flow Layout", [])
    // Bars
    case .navigationBar: Row("UINavigationBar", "Navigation Bar", .view)
    case .tabBar: Row("UITabBar", "Tab Bar", .view)
    case .toolbar: Row("UIToolbar", "Toolbar", .view)
    case .navigationItem: Row("UINavigationItem", "Navigation Item", [])
    case .tabBarItem: Row("UITabBarItem", "Tab Bar Item", [])
    // Views of other frameworks
    case .adBannerView: Row("ADBannerView", "Ad Banner View", .view)
    case .arscnView: Row("ARSCNView", "ARKit SceneKit View", .view)
    case .arskView: Row("ARSKView", "ARKit SpriteKit View", .view)
    case .glkView: Row("GLKView", "GLKit View", .view)
    case .mapView: Row("MKMapView", "Map Kit View", .view)
    case .mtkView: Row("MTKView", "MetalKit View", .view)
    case .pdfView: Row("PDFView", "Pdf View", .view)
    case .sceneKitView: Row("SCNView", "SceneKit View", .view)
    case .skView: Row("SKView", "SpriteKit View", .view)
    case .webView: Row("UIWebView", "Web View", .view)
    case .wkWebView: Row("WKWebView", "WebKit View", .view)
    // Controllers
    case .viewController: Row("UIViewController", "View Controller", .controller)
    case .tableViewController: Row("UITableViewController", "Table View Controller", .controller)
    case .collectionViewController: Row("UICollectionViewController", "Collection View Controller", .controller)
    case .navigationController: Row("UINavigationController", "Navigation Controller", .controller)
    case .tabBarController: Row("UITabBarController", "Tab Bar Controller", .controller)
    case .splitViewController: Row("UISplitViewController", "Split View Controller", .controller)
    case .pageViewController: Row("UIPageViewController", "Page View Controller", .controller)
    case .avPlayerViewController: Row("AVPlayerViewController", "AVKit Player View Controller", .controller)
    case .glkViewController: Row("GLKViewController", "GLKit View Controller", .controller)
    case .hostingController: Row("UIHostingController", "Hosting Controller", .controller)
    case .viewControllerPlaceholder: Row("UIViewController", "Storyboard Reference", .controller)
    // Gesture recognizers
    case .tapGestureRecognizer: Row("UITapGestureRecognizer", "Tap Gesture Recognizer", .gestureRecognizer)
    case .longPressGestureRecognizer:
      Row("UILongPressGestureRecognizer", "Long Press Gesture Recognizer", .gestureRecognizer)
    case .panGestureRecognizer: Row("UIPanGestureRecognizer", "Pan Gesture Recognizer", .gestureRecognizer)
    case .screenEdgePanGestureRecognizer:
      Row("UIScreenEdgePanGestureRecognizer", "Screen Edge Pan Gesture Recognizer", .gestureRecognizer)
    case .swipeGestureRecognizer: Row("UISwipeGestureRecognizer", "Swipe Gesture Recognizer", .gestureRecognizer)
    case .pinchGestureRecognizer: Row("UIPinchGestureRecognizer", "Pinch Gesture Recognizer", .gestureRecognizer)
    case .rotationGestureRecognizer:
      Row("UIRotationGestureRecognizer", "Rotation Gesture Recognizer", .gestureRecognizer)
    }
  }
}
