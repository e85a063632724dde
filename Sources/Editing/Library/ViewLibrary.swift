import Geometry
import InterfaceBuilder

/// The views that can be added, with the sizes and attributes that Interface Builder's library gives them.
package enum ViewLibrary {
  /// What can be added.
  package static let kinds: [ElementKind] = ElementKind.allCases.filter { template($0) != nil || items.contains($0) }

  /// What is added beside subviews: cells to tables and collections, gesture recognizers to any view.
  package static let items: [ElementKind] = [
    .tableViewCell, .collectionViewCell, .tapGestureRecognizer, .pinchGestureRecognizer, .rotationGestureRecognizer,
    .swipeGestureRecognizer, .panGestureRecognizer, .screenEdgePanGestureRecognizer, .longPressGestureRecognizer,
  ]

  /// The names of all kinds, as documents spell them, but for the misspelt one.
  package static var names: [String] { kinds.map(spelling) }

  /// Interface Builder writes `pongPressGestureRecognizer`.
  private static func spelling(_ kind: ElementKind) -> String {
    kind.rawValue.hasPrefix("pong") ? "l\(kind.rawValue.dropFirst())" : kind.rawValue
  }

  /// A kind by the name of its element, of its class or of the library: `label`, `UILabel`, `Image View`; nil for anything else.
  package static func kind(named name: String) -> ElementKind? {
    let wanted = name.lowercased()
    return kinds.first { kind in
      [kind.rawValue, spelling(kind), kind.className, kind.libraryName].contains { $0.lowercased() == wanted }
    }
  }

  /// How large a new view is, in points; nil for a kind that the library does not have.
  package static func size(of kind: ElementKind) -> Size? { template(kind)?.size }

  /// A view of the library; nil for a kind that it does not have. Sizes are those of new views in the corpus' documents from Xcode
  /// 11 on, hugging and resistance those that nearly every document has.
  static func template(_ kind: ElementKind) -> ViewTemplate? {
    switch kind {
    case .view: ViewTemplate(kind, 240, 128, children: [.background])
    case .containerView: ViewTemplate(kind, 240, 128)
    case .label:
      ViewTemplate(
        kind, 42, 21,
        [
          "opaque": "NO", "userInteractionEnabled": "NO", "contentMode": "left", "horizontalHuggingPriority": "251",
          "verticalHuggingPriority": "251",
        ],
        [
          "text": "Label", "textAlignment": "natural", "lineBreakMode": "tailTruncation",
          "baselineAdjustment": "alignBaselines",
          "adjustsFontSizeToFit": "NO",
        ],
        children: [.font, .noColor("textColor"), .noColor("highlightedColor")])
    case .button:
      ViewTemplate(
        kind, 46, 30, ["opaque": "NO", "contentMode": "scaleToFill"],
        [
          "contentHorizontalAlignment": "center", "contentVerticalAlignment": "center", "buttonType": "system",
          "lineBreakMode": "middleTruncation",
        ],
        children: [.title("Button")])
    case .imageView:
      ViewTemplate(
        kind, 240, 128,
        [
          "clipsSubviews": "YES", "userInteractionEnabled": "NO", "contentMode": "scaleAspectFit",
          "horizontalHuggingPriority": "251", "verticalHuggingPriority": "251",
        ])
    case .textField:
      ViewTemplate(
        kind, 97, 34, ["opaque": "NO", "contentMode": "scaleToFill"],
        [
          "contentHorizontalAlignment": "left", "contentVerticalAlignment": "center", "borderStyle": "roundedRect",
          "textAlignment": "natural", "minimumFontSize": "17",
        ],
        children: [.font14, .part("textInputTraits")])
    case .textView:
      ViewTemplate(
        kind, 240, 128, ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill"],
        ["textAlignment": "natural"], children: [.background, .string, .font14, .part("textInputTraits")])
    case .stackView: ViewTemplate(kind, 100, 100, ["opaque": "NO", "contentMode": "scaleToFill"])
    case .scrollView:
      ViewTemplate(
        kind, 240, 128, ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill"],
        children: [.guide("contentLayoutGuide"), .guide("frameLayoutGuide")])
    case .`switch`:
      ViewTemplate(
        kind, 51, 31,
        [
          "opaque": "NO", "contentMode": "scaleToFill", "horizontalHuggingPriority": "750",
          "verticalHuggingPriority": "750",
        ],
        ["contentHorizontalAlignment": "center", "contentVerticalAlignment": "center", "on": "YES"])
    case .slider:
      ViewTemplate(
        kind, 118, 31, ["opaque": "NO", "contentMode": "scaleToFill"],
        [
          "contentHorizontalAlignment": "center", "contentVerticalAlignment": "center", "value": "0.5",
          "minValue": "0.0",
          "maxValue": "1",
        ])
    case .stepper:
      ViewTemplate(
        kind, 94, 32,
        [
          "opaque": "NO", "contentMode": "scaleToFill", "horizontalHuggingPriority": "750",
          "verticalHuggingPriority": "750",
        ],
        ["contentHorizontalAlignment": "center", "contentVerticalAlignment": "center", "maximumValue": "100"])
    case .progressView:
      ViewTemplate(
        kind, 150, 4, ["opaque": "NO", "contentMode": "scaleToFill", "verticalHuggingPriority": "750"],
        ["progress": "0.5"])
    case .activityIndicatorView:
      ViewTemplate(
        kind, 20, 20,
        [
          "opaque": "NO", "contentMode": "scaleToFill", "horizontalHuggingPriority": "750",
          "verticalHuggingPriority": "750",
        ],
        ["style": "medium"])
    case .pageControl:
      ViewTemplate(
        kind, 116, 26, ["opaque": "NO", "contentMode": "scaleToFill"],
        ["contentHorizontalAlignment": "center", "contentVerticalAlignment": "center", "numberOfPages": "3"])
    case .pickerView: ViewTemplate(kind, 320, 216, ["contentMode": "scaleToFill"])
    case .segmentedControl:
      ViewTemplate(
        kind, 131, 32, ["opaque": "NO", "contentMode": "scaleToFill"],
        [
          "contentHorizontalAlignment": "left", "contentVerticalAlignment": "top", "segmentControlStyle": "plain",
          "selectedSegmentIndex": "0",
        ],
        children: [
          .element(
            NewElement(
              "segments", [:],
              [NewElement("segment", ["title": "First"]), NewElement("segment", ["title": "Second"])]))
        ])
    case .datePicker:
      ViewTemplate(
        kind, 320, 216, ["contentMode": "scaleToFill"],
        [
          "contentHorizontalAlignment": "center", "contentVerticalAlignment": "center",
          "datePickerMode": "dateAndTime", "minuteInterval": "1", "style": "wheels",
        ])
    case .searchBar:
      ViewTemplate(kind, 375, 56, ["contentMode": "redraw"], children: [.part("textInputTraits")])
    case .tableView:
      ViewTemplate(
        kind, 240, 128, ["clipsSubviews": "YES", "contentMode": "scaleToFill"],
        [
          "alwaysBounceVertical": "YES", "dataMode": "prototypes", "style": "plain", "separatorStyle": "default",
          "rowHeight": "-1", "estimatedRowHeight": "-1", "sectionHeaderHeight": "28", "sectionFooterHeight": "28",
        ], children: [.background])
    case .collectionView:
      ViewTemplate(
        kind, 240, 128, ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill"],
        ["dataMode": "prototypes"], children: [.background, .layout, .element(NewElement("cells"))])
    case .toolbar:
      ViewTemplate(
        kind, 375, 44, ["opaque": "NO", "clearsContextBeforeDrawing": "NO", "contentMode": "scaleToFill"],
        children: [.toolbarItems])
    case .navigationBar:
      ViewTemplate(kind, 375, 44, children: [.navigationItems])
    case .tabBar: ViewTemplate(kind, 375, 49, children: [.element(NewElement("items"))])
    case .visualEffectView:
      ViewTemplate(
        kind, 240, 128, ["opaque": "NO", "contentMode": "scaleToFill"],
        children: [
          .contentView(Size(width: 240, height: 128)), .element(NewElement("blurEffect", ["style": "regular"])),
        ])
    case .mapView:
      ViewTemplate(
        kind, 240, 128, ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill"],
        ["mapType": "standard"])
    case .wkWebView:
      ViewTemplate(
        kind, 240, 128,
        children: [
          .element(
            NewElement(
              "wkWebViewConfiguration", ["key": "configuration"],
              [
                NewElement(
                  "audiovisualMediaTypes", ["key": "mediaTypesRequiringUserActionForPlayback", "none": "YES"]),
                NewElement("wkPreferences", ["key": "preferences"]),
              ]))
        ])
    default: nil
    }
  }
}
