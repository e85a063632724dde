extension Element {
  /// Whether the element is a view: a known one, or anything that has a frame.
  var isView: Bool {
    Self.viewNames.contains(name) || child("rect", key: "frame") != nil && name != "variation"
  }

  /// Named because documents of some Xcode betas, and views never laid out, have no frame.
  private static let viewNames: Set<String> = [
    "activityIndicatorView", "adBannerView", "arscnView", "arskView", "button", "calendarView",
    "collectionReusableView", "collectionView", "collectionViewCell", "collectionViewCellContentView", "colorWell",
    "containerView",
    "datePicker", "glkView", "imageView", "label", "mapView", "mtkView", "navigationBar", "pageControl", "pdfView",
    "pickerView", "progressView", "refreshControl", "sceneKitView", "scrollView", "searchBar", "segmentedControl",
    "skView", "slider", "stackView", "stepper", "switch", "tabBar", "tableView", "tableViewCell",
    "tableViewCellContentView", "textField", "textView", "toolbar", "view", "visualEffectView", "webView", "window",
    "wkWebView",
  ]
}
