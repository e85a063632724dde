import InterfaceBuilder

/// The attributes by class, as Xcode's inspector orders them. What holds without an attribute is what Interface Builder leaves out: in 2,097
/// documents no element says it, but for those of old versions.
extension AttributeSection {
  private static func flag(_ name: String, _ title: String, _ usual: Bool) -> AttributeField {
    AttributeField(name, title, .flag, usual: usual ? "YES" : "NO")
  }

  private static func number(_ name: String, _ title: String, _ usual: String? = nil) -> AttributeField {
    AttributeField(name, title, .number, usual: usual)
  }

  private static func words(_ name: String, _ title: String, _ words: [String], _ usual: String? = nil)
    -> AttributeField
  {
    AttributeField(name, title, .words(words), usual: usual)
  }

  private static func text(_ name: String, _ title: String) -> AttributeField { AttributeField(name, title, .text) }

  private static func color(_ name: String, _ title: String) -> AttributeField { AttributeField(name, title, .color) }

  private static let font = AttributeField("fontDescription", "Font", .font)

  private static let textAlignment = words(
    "textAlignment", "Alignment", ["natural", "left", "center", "right", "justified"], "natural")
  private static let lineBreak = words(
    "lineBreakMode", "Line Break",
    ["clip", "characterWrap", "wordWrap", "headTruncation", "middleTruncation", "tailTruncation"])
  private static let adjustsFont = flag("adjustsFontForContentSizeCategory", "Adjusts Font for Size", false)

  static let view = AttributeSection(
    "View",
    [
      words(
        "contentMode", "Content Mode",
        [
          "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
          "TopLeft", "topRight", "bottomLeft", "bottomRight",
        ]),
      words(
        "semanticContentAttribute", "Semantic",
        ["unspecified", "playback", "spatial", "forceLeftToRight", "forceRightToLeft"], "unspecified"),
      color("backgroundColor", "Background"), color("tintColor", "Tint"),
      number("tag", "Tag", "0"), flag("userInteractionEnabled", "User Interaction", true),
      flag("multipleTouchEnabled", "Multiple Touch", false), number("alpha", "Alpha", "1"),
      flag("opaque", "Opaque", true), flag("hidden", "Hidden", false),
      flag("clearsContextBeforeDrawing", "Clears Graphics Context", true),
      flag("clipsSubviews", "Clips to Bounds", false),
      flag("autoresizesSubviews", "Autoresize Subviews", true),
    ])

  static let control = AttributeSection(
    "Control",
    [
      words(
        "contentHorizontalAlignment", "Horizontal", ["left", "center", "right", "fill", "leading", "trailing"]),
      words("contentVerticalAlignment", "Vertical", ["top", "center", "bottom", "fill"]),
      flag("selected", "Selected", false), flag("enabled", "Enabled", true),
      flag("highlighted", "Highlighted", false),
    ])

  static let label = AttributeSection(
    "Label",
    [
      text("text", "Text"), color("textColor", "Color"), font, adjustsFont, textAlignment,
      number("numberOfLines", "Lines", "1"),
      flag("enabled", "Enabled", true), flag("highlighted", "Highlighted", false),
      words("baselineAdjustment", "Baseline", ["alignBaselines", "alignCenters", "none"]), lineBreak,
      flag("adjustsFontSizeToFit", "Autoshrink", true), number("minimumScaleFactor", "Minimum Scale"),
      number("minimumFontSize", "Minimum Font Size"),
      flag("adjustsLetterSpacingToFitWidth", "Tighten Letters", false),
      color("highlightedColor", "Highlighted Color"), color("shadowColor", "Shadow"),
    ])

  static let button = AttributeSection(
    "Button",
    [
      words(
        "buttonType", "Type",
        ["custom", "system", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close"],
        "custom"),
      text("title", "Title"), font, color("titleColor", "Text Color"), AttributeField("image", "Image", .image),
      AttributeField("backgroundImage", "Background Image", .image), lineBreak,
      flag("showsTouchWhenHighlighted", "Shows Touch On Highlight", false),
    ])

  static let textField = AttributeSection(
    "Text Field",
    [
      text("text", "Text"), color("textColor", "Color"), font, adjustsFont, textAlignment,
      text("placeholder", "Placeholder"),
      words("borderStyle", "Border Style", ["none", "line", "bezel", "roundedRect"], "none"),
      words("clearButtonMode", "Clear Button", ["never", "whileEditing", "unlessEditing", "always"], "never"),
      flag("clearsOnBeginEditing", "Clear on Editing", false), number("minimumFontSize", "Minimum Font Size"),
      flag("adjustsFontSizeToFit", "Adjust to Fit", true),
    ])

  static let textView = AttributeSection(
    "Text View",
    [
      text("text", "Text"), color("textColor", "Color"), font, adjustsFont, textAlignment,
      flag("editable", "Editable", true),
      flag("selectable", "Selectable", true),
    ])

  static let imageView = AttributeSection(
    "Image View",
    [
      AttributeField("image", "Image", .image), text("highlightedImage", "Highlighted"),
      flag("adjustsImageSizeForAccessibilityContentSizeCategory", "Adjusts Image Size", false),
    ])

  static let toggle = AttributeSection(
    "Switch", [flag("on", "On", false), color("onTintColor", "On Tint"), color("thumbTintColor", "Thumb Tint")])

  static let slider = AttributeSection(
    "Slider",
    [
      number("value", "Value", "0"), number("minValue", "Minimum"), number("maxValue", "Maximum"),
      flag("continuous", "Continuous Updates", true), color("minimumTrackTintColor", "Min Track"),
      color("maximumTrackTintColor", "Max Track"), color("thumbTintColor", "Thumb Tint"),
    ])

  static let stepper = AttributeSection(
    "Stepper",
    [
      number("value", "Value", "0"), number("minimumValue", "Minimum", "0"), number("maximumValue", "Maximum"),
      number("stepValue", "Step", "1"),
    ])

  static let segmentedControl = AttributeSection(
    "Segmented Control",
    [
      number("selectedSegmentIndex", "Selected Segment"),
      flag("apportionsSegmentWidthsByContent", "Widths by Content", false),
    ])

  static let pageControl = AttributeSection(
    "Page Control",
    [
      number("numberOfPages", "Pages"), number("currentPage", "Current", "0"),
      flag("hidesForSinglePage", "Hides for Single Page", false),
    ])

  static let datePicker = AttributeSection(
    "Date Picker",
    [
      words("style", "Preferred Style", ["automatic", "compact", "inline", "wheels"], "automatic"),
      words("datePickerMode", "Mode", ["time", "date", "dateAndTime", "countDownTimer"]),
      number("minuteInterval", "Interval"),
    ])

  static let progressView = AttributeSection(
    "Progress View",
    [
      number("progress", "Progress", "0"), color("progressTintColor", "Progress Tint"),
      color("trackTintColor", "Track Tint"),
    ])

  static let activityIndicator = AttributeSection(
    "Activity Indicator View",
    [
      words("style", "Style", ["medium", "large", "gray", "white", "whiteLarge"]),
      flag("animating", "Animating", false),
      flag("hidesWhenStopped", "Hides When Stopped", false), color("color", "Color"),
    ])

  static let stackView = AttributeSection(
    "Stack View",
    [
      words("axis", "Axis", ["horizontal", "vertical"], "horizontal"),
      words(
        "alignment", "Alignment",
        ["fill", "top", "leading", "center", "bottom", "trailing", "firstBaseline", "lastBaseline"], "fill"),
      words(
        "distribution", "Distribution",
        ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"], "fill"),
      number("spacing", "Spacing", "0"), flag("baselineRelativeArrangement", "Baseline Relative", false),
    ])

  static let scrollView = AttributeSection(
    "Scroll View",
    [
      words("indicatorStyle", "Indicators", ["default", "black", "white"], "default"),
      flag("showsHorizontalScrollIndicator", "Horizontal Indicator", true),
      flag("showsVerticalScrollIndicator", "Vertical Indicator", true), flag("scrollEnabled", "Scrolling", true),
      flag("pagingEnabled", "Paging", false), flag("bounces", "Bounce on Scroll", true),
      flag("bouncesZoom", "Bounce on Zoom", true), flag("alwaysBounceHorizontal", "Bounce Horizontally", false),
      flag("alwaysBounceVertical", "Bounce Vertically", false),
      words("keyboardDismissMode", "Keyboard", ["none", "onDrag", "interactive"], "none"),
    ])

  static let tableView = AttributeSection(
    "Table View",
    [
      words("dataMode", "Content", ["prototypes", "static"]),
      words("style", "Style", ["plain", "grouped", "insetGrouped"]),
      words("separatorStyle", "Separator", ["default", "singleLine", "none"]),
      color("separatorColor", "Separator Color"),
      flag("allowsSelection", "Selection", true), flag("allowsMultipleSelection", "Multiple Selection", false),
      number("rowHeight", "Row Height"), number("estimatedRowHeight", "Estimated Row"),
      number("sectionHeaderHeight", "Header Height"), number("sectionFooterHeight", "Footer Height"),
    ])

  static let cell = AttributeSection(
    "Table View Cell",
    [
      words(
        "style", "Style",
        [
          "custom", "IBUITableViewCellStyleDefault", "IBUITableViewCellStyleValue1", "IBUITableViewCellStyleValue2",
          "IBUITableViewCellStyleSubtitle",
        ], "custom"),
      text("reuseIdentifier", "Identifier"),
      words("selectionStyle", "Selection", ["none", "blue", "gray", "default"]),
      words(
        "accessoryType", "Accessory",
        ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"], "none"),
      words(
        "editingAccessoryType", "Editing Accessory",
        ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton"], "none"),
      number("indentationLevel", "Indentation", "0"), number("indentationWidth", "Indentation Width"),
      number("rowHeight", "Row Height"),
    ])

  static let searchBar = AttributeSection(
    "Search Bar",
    [
      text("text", "Text"), text("placeholder", "Placeholder"),
      words("searchBarStyle", "Style", ["default", "prominent", "minimal"], "default"),
    ])
}
