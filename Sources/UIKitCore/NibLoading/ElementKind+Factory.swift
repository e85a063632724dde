import InterfaceBuilder

/// The registry: a row for every kind. The compiler asks for one when a kind is added.
extension ElementKind {
  /// How views of the kind are made; nil for kinds that are no views.
  @MainActor var viewFactory: ViewFactory? {
    switch self {
    case .label: ViewFactory(UILabel(), LabelElement.self) { $0.apply($2, to: $1) }
    case .button: ViewFactory(of: ButtonElement.self) { $0.button($1) }
    case .imageView: ViewFactory(UIImageView(frame: .zero), ImageViewElement.self) { $0.apply($2, to: $1) }
    case .textField: ViewFactory(UITextField(), TextFieldElement.self) { $0.apply($2, to: $1) }
    case .textView: ViewFactory(UITextView(), TextViewElement.self) { $0.apply($2, to: $1) }
    case .stackView: ViewFactory(UIStackView(), StackViewElement.self) { $0.apply($2, to: $1) }
    case .switch: ViewFactory(UISwitch(), SwitchElement.self) { $0.apply($2, to: $1) }
    case .slider: ViewFactory(UISlider(), SliderElement.self) { $0.apply($2, to: $1) }
    case .stepper: ViewFactory(UIStepper())
    case .segmentedControl:
      ViewFactory(UISegmentedControl(), SegmentedControlElement.self) { $0.apply($2, to: $1) }
    case .progressView: ViewFactory(UIProgressView(), ProgressViewElement.self) { $0.apply($2, to: $1) }
    case .activityIndicatorView:
      ViewFactory(UIActivityIndicatorView(), ActivityIndicatorElement.self) { $0.apply($2, to: $1) }
    case .pageControl: ViewFactory(UIPageControl(), PageControlElement.self) { $0.apply($2, to: $1) }
    case .datePicker: ViewFactory(UIDatePicker(), DatePickerElement.self) { $0.apply($2, to: $1) }
    case .pickerView: ViewFactory(UIPickerView())
    case .searchBar: ViewFactory(UISearchBar(), SearchBarElement.self) { $0.apply($2, to: $1) }
    case .navigationBar: ViewFactory(UINavigationBar())
    case .tabBar: ViewFactory(UITabBar())
    case .toolbar: ViewFactory(UIToolbar())
    case .scrollView: ViewFactory(UIScrollView()) { $0.applyPaging(of: $2, to: $1) }
    case .tableView: ViewFactory(UITableView(), TableViewElement.self) { $0.apply($2, to: $1) }
    case .tableViewCell: ViewFactory(UITableViewCell()) { $0.applyCell($2, to: $1) }
    case .tableViewCellContentView: ViewFactory(UITableViewCellContentView())
    case .collectionView:
      ViewFactory(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())) {
        $0.applyLayout(of: $2, to: $1)
      }
    case .collectionViewCell: ViewFactory(UICollectionViewCell()) { $0.applyCell($2, to: $1) }
    case .collectionReusableView: ViewFactory(UICollectionReusableView())
    case .visualEffectView: ViewFactory(UIVisualEffectView()) { $0.applyEffect(of: $2, to: $1) }
    case .window: .plain
    case .view, .containerView, .collectionViewCellContentView: ViewFactory(UIView())
    // Views without a class here are laid out as plain ones.
    case .colorWell, .refreshControl, .calendarView, .adBannerView, .arscnView, .arskView, .glkView, .mtkView, .pdfView,
      .sceneKitView, .skView, .webView:
      ViewFactory(UIView())
    // Those of frameworks beside UIKit are of their class where the program has it.
    case .mapView: ViewFactory(ofFramework: "MKMapView")
    case .wkWebView: ViewFactory(ofFramework: "WKWebView")
    case .collectionViewFlowLayout, .navigationItem, .tabBarItem: nil
    case .viewController, .tableViewController, .collectionViewController, .navigationController, .tabBarController,
      .splitViewController, .pageViewController, .avPlayerViewController, .glkViewController, .hostingController,
      .viewControllerPlaceholder:
      nil
    case .tapGestureRecognizer, .longPressGestureRecognizer, .panGestureRecognizer, .screenEdgePanGestureRecognizer,
      .swipeGestureRecognizer, .pinchGestureRecognizer, .rotationGestureRecognizer:
      nil
    }
  }

  /// The class of the controllers of the kind; a plain one where there is no other here.
  @MainActor var controllerClass: UIViewController.Type {
    switch self {
    case .navigationController: UINavigationController.self
    case .tabBarController: UITabBarController.self
    case .splitViewController: UISplitViewController.self
    case .tableViewController: UITableViewController.self
    case .collectionViewController: UICollectionViewController.self
    case .avPlayerViewController:
      ClassOrigin.frameworkClass("AVPlayerViewController") as? UIViewController.Type ?? UIViewController.self
    default: UIViewController.self
    }
  }

  /// A recognizer of the kind, without a target; nil for kinds that are no recognizers.
  @MainActor func makeRecognizer() -> UIGestureRecognizer? {
    switch self {
    case .tapGestureRecognizer: UITapGestureRecognizer(target: nil, action: nil)
    case .longPressGestureRecognizer: UILongPressGestureRecognizer(target: nil, action: nil)
    case .panGestureRecognizer: UIPanGestureRecognizer(target: nil, action: nil)
    case .screenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    case .swipeGestureRecognizer: UISwipeGestureRecognizer(target: nil, action: nil)
    case .pinchGestureRecognizer: UIPinchGestureRecognizer(target: nil, action: nil)
    case .rotationGestureRecognizer: UIRotationGestureRecognizer(target: nil, action: nil)
    default: nil
    }
  }
}
