import Geometry
import LayoutReports

/// A settings page with most kinds of content, by hand: renderers and writers are tested without a layout engine.
enum Samples {
  static let report = LayoutReport(documents: [
    DocumentReport(
      file: "Examples/Sample.storyboard",
      diagnostics: [
        ReportDiagnostic(severity: .warning, message: "Width is ambiguous for \"Name\".", line: 12, column: 8)
      ],
      scenes: [scene])
  ])

  static let scene = SceneReport(
    id: "BYZ-38-t0r", name: "Settings", device: "iPhone 8", orientation: "portrait",
    size: Size(width: 375, height: 667), root: root,
    constraints: constraints,
    conflicts: [
      ConflictReport(message: "Unable to simultaneously satisfy constraints.", constraintIDs: ["con-wd-001"])
    ],
    ambiguities: [
      AmbiguityReport(viewID: "amb-ig-uou", view: ViewPath([6]), message: "Height is ambiguous for \"Notes\".")
    ])

  static let constraints = [
    line("con-to-001", (187.5, 20), (187.5, 64), .edge, 44),
    line("con-le-001", (0, 110), (16, 110), .edge, 16),
    line("con-wd-001", (16, 160), (96, 160), .size, 80, broken: true),
    line("con-hd-001", (104, 110), (120, 110), .edge, 16, priority: 750),
    line("con-no-001", (20, 545), (355, 545), .size, 335, priority: 250, satisfied: false),
    line("con-cx-001", (187.5, 560), (187.5, 650), .center, 0),
  ]

  static let root = ViewReport(
    id: "8bC-Xf-vdC", className: "UIView", frame: Rect(x: 0, y: 0, width: 375, height: 667),
    backgroundColor: Color(red: 0.949, green: 0.949, blue: 0.969),
    children: [
      header,
      ViewReport(
        id: "img-av-atr", className: "UIImageView", name: "avatar", frame: Rect(x: 16, y: 84, width: 80, height: 80),
        clipsToBounds: true, cornerRadius: 40, borderWidth: 2, borderColor: Color(red: 1, green: 1, blue: 1),
        content: .image(
          ImageContent(name: "avatar", contentMode: "scaleAspectFill", size: Size(width: 120, height: 100)))),
      label("lbl-na-me1", "Ada Lovelace", Rect(x: 112, y: 92, width: 247, height: 26.5), size: 22, weight: 700, 142),
      label(
        "lbl-bi-o01", "Wrote the first program", Rect(x: 112, y: 124, width: 247, height: 20.5), size: 17, weight: 400,
        183.5),
      controls,
      rows,
      ViewReport(
        id: "amb-ig-uou", className: "UIView", name: "Notes", frame: Rect(x: 20, y: 560, width: 335, height: 40),
        alpha: 0.5, backgroundColor: Color(red: 1, green: 0.8, blue: 0)),
      ViewReport(
        className: "UIView", name: "Secret", frame: Rect(x: 0, y: 0, width: 375, height: 667), isHidden: true,
        backgroundColor: Color(red: 1, green: 0, blue: 0)),
    ])

  static let header = ViewReport(
    className: "UIView", frame: Rect(x: 0, y: 0, width: 375, height: 64),
    backgroundColor: Color(red: 1, green: 1, blue: 1),
    children: [
      label("lbl-ti-tle", "Settings", Rect(x: 150, y: 30, width: 75, height: 24), size: 17, weight: 600, 68),
      ViewReport(
        className: "UIView", frame: Rect(x: 0, y: 63.5, width: 375, height: 0.5),
        backgroundColor: Color(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.29)),
    ])

  static let controls = ViewReport(
    className: "UIView", frame: Rect(x: 16, y: 184, width: 343, height: 280),
    backgroundColor: Color(red: 1, green: 1, blue: 1), cornerRadius: 10,
    children: [
      control(.toggle(isOn: true), 276, 12, 51, 31), control(.toggle(isOn: false), 216, 12, 51, 31),
      control(.slider(fraction: 0.4), 16, 12, 180, 31),
      control(.segmented(titles: ["Day", "Week", "Month"], selected: 1), 16, 56, 311, 32),
      control(.stepper, 16, 100, 94, 32), control(.progress(fraction: 0.6), 126, 114, 201, 4),
      control(.textField(border: .roundedRect), 16, 144, 150, 34),
      control(.searchBar(text: "Search"), 168, 134, 175, 56),
      control(.pageControl(pages: 3, current: 0), 16, 190, 60, 27),
      control(.activityIndicator, 100, 190, 37, 37), control(.other(name: "MKMapView"), 16, 232, 120, 40),
      control(.picker, 160, 190, 167, 84),
    ])

  static let rows = ViewReport(
    id: "scr-ol-001", className: "UIScrollView", frame: Rect(x: 16, y: 480, width: 343, height: 60),
    boundsOrigin: Point(x: 0, y: 22), clipsToBounds: true, backgroundColor: Color(red: 1, green: 1, blue: 1),
    cornerRadius: 10,
    children: (0..<3).map { index in
      label(
        "row-00-00\(index)", "Row \(index)", Rect(x: 16, y: Double(index) * 44, width: 311, height: 44), size: 17,
        weight: 400, 48)
    })

  static func label(
    _ id: String, _ text: String, _ frame: Rect, size: Double, weight: Int, _ width: Double
  ) -> ViewReport {
    let baseline = frame.height / 2 + size * 0.36
    return ViewReport(
      id: id, className: "UILabel", name: text, frame: frame,
      content: .text(
        TextContent(
          lines: [TextLine(text: text, x: 0, baseline: baseline, width: width)], fontSize: size, fontWeight: weight)))
  }

  static func control(
    _ kind: ControlContent.Kind, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> ViewReport {
    ViewReport(
      className: "UIControl", frame: Rect(x: x, y: y, width: width, height: height),
      content: .control(ControlContent(kind: kind)))
  }

  static func line(
    _ id: String, _ from: (Double, Double), _ to: (Double, Double), _ kind: ConstraintReport.Kind, _ constant: Double,
    priority: Double = 1000, satisfied: Bool = true, broken: Bool = false
  ) -> ConstraintReport {
    ConstraintReport(
      id: id, text: "view.\(kind) == \(constant)",
      segments: [Segment(from: Point(x: from.0, y: from.1), to: Point(x: to.0, y: to.1))], kind: kind,
      constant: constant, priority: priority, isSatisfied: satisfied && !broken, isBroken: broken)
  }
}
