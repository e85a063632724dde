import Geometry
import LayoutReports
import Testing

/// A value of each report type with nothing but what must be said, and one in which every property has another value.
struct WireSample: CustomTestStringConvertible, Sendable {
  var plain: any WireSampleValue
  var full: any WireSampleValue

  var testDescription: String { "\(type(of: plain))" }

  init<Value: WireSampleValue>(_ plain: Value, _ full: Value) {
    self.plain = plain
    self.full = full
  }
}

typealias WireSampleValue = Codable & Hashable & Sendable

extension WireSample {
  static let all = values + explanations + comparisons + reports

  private static let values = [
    WireSample(Rect(), Rect(x: -1.5, y: 20 + 1.0 / 3, width: 1e-7, height: 1e17)),
    WireSample(Color(red: 0, green: 0, blue: 0), Color(red: 0.1, green: 0.2, blue: 1.0 / 3, alpha: 0.5)),
    WireSample(ViewPath(), ViewPath([2, 0, 1])),
    WireSample(Segment(from: .zero, to: .zero), Segment(from: Point(x: 1, y: 2), to: Point(x: 3, y: 4.25))),
    WireSample(TextLine(text: "", x: 0, baseline: 0, width: 0), line),
    WireSample(TextContent(lines: [], fontSize: 0), text),
    WireSample(ImageContent(), image),
    WireSample(ControlContent(kind: .stepper), control),
    WireSample(Decoration.fill(Rect(), Color(red: 0, green: 0, blue: 0), cornerRadius: 0), decorations[1]),
    WireSample(VectorPath(), path),
    WireSample(ViewShadow(color: Color(red: 0, green: 0, blue: 0), offset: .zero, radius: 0), shadow),
    WireSample(ScreenChrome(), chrome),
    WireSample(TextFit(text: "", needed: .zero, available: .zero, isClipped: false, isMeasured: false), fit),
  ]

  private static let explanations = [
    WireSample(ConstraintMention(text: ""), mention),
    WireSample(
      Explanation.Step(constraint: ConstraintMention(text: ""), share: 0, constant: 0, rate: 0, distance: 0), step),
    WireSample(Explanation.Rest(quantity: "", share: 0, isLeast: false), rest),
    WireSample(Explanation.Dissenter(constraint: ConstraintMention(text: ""), wanted: 0, actual: 0), dissenter),
    WireSample(Explanation.Limit(constraint: ConstraintMention(text: ""), slack: 0), limit),
    WireSample(Explanation(item: "", attribute: "", value: 0), explanation),
    WireSample(ConflictExplanation.Repair(kind: .remove, text: "", movement: 0), repair),
    WireSample(
      ConflictExplanation(members: [], broken: ConstraintMention(text: "")),
      ConflictExplanation(members: [mention], broken: mention, repairs: [repair])),
    WireSample(
      AmbiguityExplanation(item: "", quantity: "", value: 0, range: 0...0),
      AmbiguityExplanation(
        item: "label", quantity: "width", value: 42, range: -.infinity...300,
        motions: [.init(item: "field", quantity: "width", rate: -0.5)],
        settlements: [.init(kind: .raiseHugging, text: "raise", value: 41)])),
  ]

  private static let comparisons = [
    WireSample(FrameChange(file: "", id: "", name: "", line: 0, column: 0, scene: "", tried: 0), change),
    WireSample(
      ViewVerification(id: "", element: "", name: "", line: 0, column: 0, stored: .zero, computed: .zero),
      verification(.moved(with: "other"))),
    WireSample(
      VerificationReport.DocumentPart(file: "", displayScale: 0, compared: 0), verificationReport.documents[0]),
    WireSample(VerificationReport(tolerance: 0), verificationReport),
    WireSample(CostReport.Step(kind: .nothing, microseconds: 0), costReport.documents[0].scenes[0].steps[0]),
    WireSample(CostReport(), costReport),
  ]

  private static let reports = [
    WireSample(ReportDiagnostic(severity: .note, message: ""), diagnostic),
    WireSample(ConstraintReport(text: "", kind: .edge), constraint),
    WireSample(ConflictReport(message: ""), conflict),
    WireSample(AmbiguityReport(message: ""), ambiguity),
    WireSample(ViewReport(className: "", frame: .zero), view),
    WireSample(SceneReport(name: "", size: .zero), scene),
    WireSample(DocumentReport(file: ""), document),
    WireSample(LayoutReport(), LayoutReport(documents: [document, DocumentReport(file: "Empty.xib")])),
  ]
}

// MARK: - Values

extension WireSample {
  static let line = TextLine(text: "A \"line\"", x: 1, baseline: 14.5, width: 80.25, offsets: [0, 9.5])

  static let text = TextContent(
    lines: [line], fontFamily: "Avenir", fontSize: 22, fontWeight: 700, isItalic: true,
    color: Color(red: 1, green: 0, blue: 0), clip: Rect(x: 1, y: 2, width: 3, height: 4))

  static let image = ImageContent(
    name: "star", contentMode: "center", size: Size(width: 20, height: 18), tint: Color(red: 0, green: 0, blue: 1),
    file: "Assets.xcassets/star.imageset/star@2x.png", isTemplate: true,
    capInsets: Insets(top: 1, left: 2, bottom: 3, right: 4), isSymbol: true, isMirrored: true)

  static let control = {
    var control = ControlContent(
      kind: .segmented(titles: ["Day", "Week"], selected: 1), texts: [text], tint: Color(red: 0, green: 1, blue: 0),
      track: Color(red: 1, green: 0, blue: 0), thumb: Color(red: 1, green: 1, blue: 0), isRightToLeft: true)
    control.isDrawnByView = true
    return control
  }()

  static let fit = TextFit(
    text: "Long", needed: Size(width: 90, height: 20), available: Size(width: 60, height: 21), isClipped: true,
    isMeasured: true)

  static let mention = ConstraintMention(
    text: "a.top == b.top", kind: .contentHugging, priority: 250, identifier: "gap",
    place: CodeLocation(fileID: "App/View.swift", line: 7))

  static let step = Explanation.Step(
    constraint: mention, share: 16, inset: 8, constant: 8, rate: -1, range: -20...20, distance: 2)

  static let rest = Explanation.Rest(quantity: "label.width", share: 42, isLeast: true)

  static let dissenter = Explanation.Dissenter(
    constraint: mention, wanted: 10, actual: 20, valueIfObeyed: 30, losesTo: [mention])

  static let limit = Explanation.Limit(constraint: mention, slack: 4)

  static let explanation = Explanation(
    item: "label", attribute: "leading", value: 36, steps: [step], rests: [rest], offset: 8, dissenters: [dissenter],
    limits: [limit], freedom: 0...Double.infinity, diagnostics: [diagnostic])

  static let repair = ConflictExplanation.Repair(
    kind: .changeConstant, constraint: mention, text: "set the constant", value: 159, movement: 12)

  static let change = FrameChange(
    file: "New.storyboard", id: "btn-ok-001", name: "OK", line: 24, column: 37, scene: "Login",
    frames: [
      .init(configuration: "iPhone SE", old: Rect(x: 1, y: 2, width: 3, height: 4), new: nil),
      .init(configuration: "iPad", old: nil, new: Rect(x: 5, y: 6, width: 7, height: 8)),
    ],
    tried: 24,
    causes: [.init(id: "con-le-001", element: "constraint", kind: .changed, line: 32, details: ["constant: 80 → 60"])])

  static func verification(_ cause: DifferenceCause) -> ViewVerification {
    ViewVerification(
      id: "lbl-ti-001", element: "label", name: "Title", line: 12, column: 8,
      stored: Rect(x: 16, y: 20, width: 100, height: 20.5), computed: Rect(x: 16, y: 20, width: 98, height: 21),
      cause: cause)
  }

  static let verificationReport = VerificationReport(
    tolerance: 0.5,
    documents: [
      .init(
        file: "Main.storyboard", displayScale: 3, compared: 20,
        differences: [
          DifferenceCause.markedMisplaced, .ambiguous, .rounding, .textWidth, .textHeight, .image,
          .customClass("Chart"), .moved(with: "other"), .unknown,
        ].map(verification),
        diagnostics: [diagnostic])
    ])

  static let costReport = CostReport(documents: [
    .init(
      file: "Main.storyboard",
      scenes: [
        .init(
          id: "con-tr-oll", name: "Profile", views: 3, constraints: 9,
          steps: [
            .init(
              kind: .text, subject: "Title", microseconds: 12.5,
              phases: [.init(name: "solving", microseconds: 10.25, calls: 2)], rounds: 1, solves: 2, measures: 3,
              touched: [.init(id: "vie-w0-001", name: "Title", microseconds: 3, layouts: 1, moves: 2)])
          ])
      ])
  ])

  static let diagnostic = ReportDiagnostic(
    severity: .warning, message: "unknown\u{1}\u{2028}", line: 3, column: 4, objectID: "obj-ec-t01")

  static let constraint = ConstraintReport(
    id: "con-le-001", text: "a.leading = b.trailing + 8", firstItem: ViewPath([1]), secondItem: ViewPath([0, 2]),
    segments: [Segment(from: Point(x: 1, y: 2), to: Point(x: 3, y: 2))], kind: .center, relation: .greaterThanOrEqual,
    constant: 8, multiplier: 0.5, given: 7, priority: 750, isSatisfied: false, isBroken: true, isSystem: true,
    isInConflict: true)

  static let conflict = ConflictReport(
    message: "Unable to\nsatisfy", constraintIDs: ["a", "b"], brokenID: "b", viewID: "view", line: 5, column: 6,
    repairs: [repair],
    members: [
      ConflictReport.Member(
        ConstraintMention(text: "a.width == 0", kind: .hiding), viewID: "a", quantity: "width", value: 0),
      ConflictReport.Member(ConstraintMention(text: "a.width == 8", identifier: "b"), constraintID: "b"),
    ],
    repeats: 0)

  static let ambiguity: AmbiguityReport = {
    var report = AmbiguityReport(
      viewID: "view", view: ViewPath([0]), message: "Width is ambiguous", line: 7, column: 8,
      open: Set(AmbiguityReport.Quantity.allCases), isScrollableContent: true)
    report.followers = ["other", "third", "fourth"]
    report.following = [.horizontalPosition, .height]
    report.rivals = [.width: ["other"], .height: ["other", "third"]]
    report.ties = [
      PriorityTie(
        quantity: .height, kind: .hugging, priority: 251, holdsForAnyContent: true,
        members: [
          .init(viewID: "view", view: ViewPath([0]), name: "Name"), .init(viewID: nil, view: .root, name: "Other"),
        ])
    ]
    return report
  }()

  static let view = ViewReport(
    id: "8bC-Xf-vdC", className: "CalculatorButton", name: "Plus", frame: Rect(x: 1, y: 2, width: 3, height: 4),
    boundsOrigin: Point(x: 0, y: 22), contentSize: Size(width: 320, height: 548), isHidden: true, alpha: 0.5,
    clipsToBounds: true,
    backgroundColor: Color(red: 1, green: 1, blue: 1), cornerRadius: 10, lowerCornerRadius: 12,
    squareCorners: [.topLeft, .bottomRight],
    borderWidth: 2, borderColor: Color(red: 0, green: 0, blue: 0), content: .text(text),
    shadow: shadow,
    mask: path,
    transform: ViewTransform(size: Size(width: 5, height: 6), right: Point(x: 0, y: 1), down: Point(x: -1, y: 0)),
    textFit: fit,
    decorations: decorations, overlays: [decorations[0]],
    children: [
      ViewReport(className: "UIImageView", frame: .zero, content: .image(image)),
      ViewReport(className: "UISegmentedControl", frame: .zero, content: .control(control)),
      ViewReport(
        className: "UIView", frame: .zero,
        children: controls.map { kind in
          ViewReport(className: "UIControl", frame: .zero, content: .control(ControlContent(kind: kind)))
        }),
    ])

  static let controls: [ControlContent.Kind] = [
    .toggle(isOn: true), .slider(fraction: 0.25), .progress(fraction: 0.5),
    .segmented(titles: ["One", "Two"], selected: nil), .segmented(titles: [], selected: 0), .stepper,
    .textField(border: .bezel), .pageControl(pages: 3, current: 1), .activityIndicator, .picker,
    .searchBar(text: "Find"), .other(name: "MKMapView"),
  ]

  static let scene = SceneReport(
    id: "BYZ-38-t0r", name: "Login", device: "iPhone 8", orientation: "landscape", release: 16,
    size: Size(width: 667, height: 375),
    scale: 3, root: view, sizeIsOpen: true, safeArea: Insets(top: 20, left: 1, bottom: 34, right: 2),
    constraints: [constraint], conflicts: [conflict], ambiguities: [ambiguity],
    chrome: chrome, marks: [LayoutMark(.margins, Rect(x: 1, y: 2, width: 3, height: 4), viewID: "a")],
    diagnostics: [diagnostic])

  static let chrome = ScreenChrome(
    bars: [ViewReport(className: "UITabBar", frame: Rect(x: 0, y: 326, width: 667, height: 49))],
    statusBar: Rect(x: 0, y: 0, width: 667, height: 20), statusBarInk: .light,
    statusBarForm: .tabletWithDots,
    homeIndicator: Rect(x: 200, y: 362, width: 133, height: 5), island: Rect(x: 270, y: 11, width: 126, height: 37),
    notch: Rect(x: 114, y: 0, width: 162, height: 32.5), isDark: true)

  static let decorations: [Decoration] = [
    .fill(Rect(x: 0, y: 1, width: 2, height: 3), Color(red: 0, green: 0, blue: 1), cornerRadius: 6),
    .border(Rect(x: 0, y: 1, width: 2, height: 3), Color(red: 1, green: 0, blue: 1), width: 0.5, cornerRadius: 4),
    .text(text), .image(image, Rect(x: 5, y: 6, width: 7, height: 8)),
    .path(
      PathDrawing(
        path, usesEvenOddRule: true, color: Color(red: 0, green: 1, blue: 0),
        gradient: Gradient(
          [
            Gradient.Stop(Color(red: 1, green: 0, blue: 0), at: 0),
            Gradient.Stop(Color(red: 0, green: 0, blue: 1), at: 1),
          ],
          from: Point(x: 1, y: 2), to: Point(x: 3, y: 4), isRadial: true),
        line: PathLine(color: Color(red: 1, green: 0, blue: 0), width: 2, dashes: [3, 1], isRound: true))),
    .group(
      [.fill(Rect(x: 0, y: 1, width: 2, height: 3), Color(red: 0, green: 0, blue: 1), cornerRadius: 0)], alpha: 0.5,
      clip: path),
    .turned(
      [.fill(Rect(x: 0, y: 1, width: 2, height: 3), Color(red: 0, green: 0, blue: 1), cornerRadius: 0)],
      origin: Point(x: 1, y: 2), right: Point(x: 0, y: 1), down: Point(x: -1, y: 0)),
  ]

  static let shadow = ViewShadow(
    color: Color(red: 0, green: 0, blue: 1, alpha: 0.5), offset: Point(x: 1, y: 2), radius: 3,
    rect: Rect(x: 1, y: 2, width: 3, height: 4))

  static let path = VectorPath([
    .move(Point(x: 0, y: 1)), .line(Point(x: 2, y: 3)), .curve(Point(x: 4, y: 5), Point(x: 6, y: 7), Point(x: 8, y: 9)),
    .close,
  ])

  static let document = DocumentReport(file: "Main.storyboard", diagnostics: [diagnostic], scenes: [scene])
}
