import Geometry
import LayoutReports

/// A form by hand, so that writers are tested without a layout engine.
enum ReportSamples {
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
    size: Size(width: 375, height: 667), root: root, constraints: constraints,
    conflicts: [
      ConflictReport(message: "Unable to simultaneously satisfy constraints.", constraintIDs: ["con-wd-001"])
    ],
    ambiguities: [
      AmbiguityReport(viewID: "lbl-na-me1", view: ViewPath([0]), message: "Height is ambiguous for \"Name\".")
    ])

  static let constraints = [
    ConstraintReport(
      id: "con-le-001", text: "Name.leading = View.leading + 16", firstItem: ViewPath([0]), secondItem: .root,
      segments: [Segment(from: Point(x: 0, y: 110), to: Point(x: 16, y: 110))], kind: .edge, constant: 16),
    ConstraintReport(id: "con-wd-001", text: "Name.width = 80", kind: .size, isSatisfied: false, isBroken: true),
  ]

  static let root = ViewReport(
    id: "8bC-Xf-vdC", className: "UIView", frame: Rect(x: 0, y: 0, width: 375, height: 667),
    backgroundColor: Color(red: 0.949, green: 0.949, blue: 0.969),
    children: [
      ViewReport(
        id: "lbl-na-me1", className: "UILabel", name: "Name", frame: Rect(x: 16, y: 92, width: 247, height: 26.5),
        content: .text(
          TextContent(lines: [TextLine(text: "Name", x: 0, baseline: 20.5, width: 142)], fontSize: 22, fontWeight: 700)
        )),
      ViewReport(
        className: "UISwitch", frame: Rect(x: 276, y: 12, width: 51, height: 31),
        content: .control(ControlContent(kind: .toggle(isOn: true)))),
    ])
}
