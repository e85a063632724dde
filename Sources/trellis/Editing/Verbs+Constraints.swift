import ArgumentParser
import Editing
import Geometry
import InterfaceBuilder

struct PinVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "pin",
    abstract: "Add spacing, size and aspect ratio constraints, like Add New Constraints in Xcode.",
    discussion: """
      A distance is a number of points, "current" for the distance on the canvas, or "standard". The command measures a distance to the \
      nearest neighbor in that direction. If there is no neighbor, the command measures the distance to the safe area or the \
      superview. The standard distance to a neighbor, or to the top or bottom of a safe area, is 8 points. The standard distance to \
      the sides of a safe area, or to the edges of a superview, is 20 points. The standard distance to a margin is 0.

      If two of the views are neighbors, the command adds only one constraint between the views.
      """)

  @Argument(help: "The views to constrain.") var views: [String]
  @Option(parsing: .unconditional, help: "The distance at the top.") var top: PinDistance?
  @Option(parsing: .unconditional, help: "The distance on the leading side.") var leading: PinDistance?
  @Option(parsing: .unconditional, help: "The distance at the bottom.") var bottom: PinDistance?
  @Option(parsing: .unconditional, help: "The distance on the trailing side.") var trailing: PinDistance?
  @Option(parsing: .unconditional, help: "The width.") var width: PinDistance?
  @Option(parsing: .unconditional, help: "The height.") var height: PinDistance?
  @Flag(help: "Make all views as wide as the first view.") var equalWidths = false
  @Flag(help: "Make all views as high as the first view.") var equalHeights = false
  @Option(help: "The ratio of width to height, such as 16:9, or \"current\".") var aspectRatio: String?
  @Flag(help: "Measure distances to the margins of the superview, not to neighbors.") var toMargins = false
  @Flag(help: "Measure distances to the edges of the superview, not to neighbors or the safe area.")
  var toSuperview = false
  @Option(help: "The relation of the new constraints.") var relation: Relation = .equal
  @Option(help: "The priority, from 1 to 1000.") var priority: Double = 1000
  @Flag(help: "Update the frames of the views to match the constraints.") var updateFrames = false
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb {
    var pin = Pin()
    for (edge, distance) in [(.top, top), (.leading, leading), (.bottom, bottom), (.trailing, trailing)]
      as [(RectEdge, PinDistance?)]
    {
      if let distance { pin.edges[edge] = distance.value }
    }
    (pin.width, pin.height) = (width?.value, height?.value)
    (pin.equalWidths, pin.equalHeights, pin.aspectRatio) = (equalWidths, equalHeights, aspectRatio)
    (pin.toMargins, pin.toSuperview, pin.updatesFrames) = (toMargins, toSuperview, updateFrames)
    (pin.relation, pin.priority) = (relation, priority)
    return .pin(views, pin)
  }
}

struct PinDistance: ExpressibleByArgument {
  let value: Pin.Distance

  init?(argument: String) {
    switch argument {
    case "current": value = .current
    case "standard": value = .standard
    default:
      guard let number = Double(argument), number.isFinite else { return nil }
      value = .points(number)
    }
  }
}

extension Relation: ExpressibleByArgument {
  public init?(argument: String) { self.init(word: argument) }

  public var defaultValueDescription: String { word }

  public static var allValueStrings: [String] { [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].map(\.word) }
}

struct AlignVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "align", abstract: "Align edges, centers and baselines, like Align in Xcode.")

  @Argument(help: "The views to align. The command aligns all views with the first view.") var views: [String]
  @Flag(help: "Align the leading edges.") var leading = false
  @Flag(help: "Align the trailing edges.") var trailing = false
  @Flag(help: "Align the top edges.") var top = false
  @Flag(help: "Align the bottom edges.") var bottom = false
  @Flag(help: "Align the horizontal centers.") var centersX = false
  @Flag(help: "Align the vertical centers.") var centersY = false
  @Flag(help: "Align the baselines of the last lines.") var baselines = false
  @Flag(help: "Align the baselines of the first lines.") var firstBaselines = false
  @Flag(help: "Center the views horizontally in their container.") var inContainerX = false
  @Flag(help: "Center the views vertically in their container.") var inContainerY = false
  @Option(parsing: .unconditional, help: "The offset in points.") var offset: Double = 0
  @Option(help: "The priority, from 1 to 1000.") var priority: Double = 1000
  @Flag(help: "Update the frames of the views to match the constraints.") var updateFrames = false
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb {
    var alignment = Alignment()
    let flags: [(Bool, ConstraintElement.Attribute)] = [
      (leading, .leading), (trailing, .trailing), (top, .top), (bottom, .bottom), (centersX, .centerX),
      (centersY, .centerY), (baselines, .lastBaseline), (firstBaselines, .firstBaseline),
    ]
    alignment.attributes = flags.filter(\.0).map(\.1)
    if inContainerX { alignment.centerXInContainer = offset }
    if inContainerY { alignment.centerYInContainer = offset }
    (alignment.offset, alignment.priority, alignment.updatesFrames) = (offset, priority, updateFrames)
    return .align(views, alignment)
  }
}

struct ConnectVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "connect",
    abstract: "Add constraints from the menu that a Control-drag opens in Interface Builder.",
    discussion: """
      A drag from a view to the same view offers the width, height and aspect ratio. The command measures distances on the canvas. The \
      items topMargin and bottomMargin use the distance on the device, because the canvas of some Xcode versions shows no status bar. \
      The items standardHorizontalSpacing and standardVerticalSpacing use the standard distance of 8 points. Xcode offers the standard \
      spacing items if you press the Option key.
      """)

  @Argument(help: "The view where the drag begins.") var from: String
  @Argument(help: "The view or guide where the drag ends.") var to: String
  @Argument(
    help: """
      The menu items to choose. Without this argument, the command prints the menu, and does not change the file. Each line of the menu \
      shows an item and the constraint of the item.
      """)
  var choices: [DragWord] = []
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .connect(from, to, choices.map(\.drag)) }
}

struct DragWord: ExpressibleByArgument {
  let drag: ControlDrag

  init?(argument: String) {
    guard let drag = ControlDrag(rawValue: argument) else { return nil }
    self.drag = drag
  }

  static var allValueStrings: [String] { ControlDrag.allCases.map(\.rawValue) }
}

struct ConstrainVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "constrain",
    abstract: "Add a constraint from an equation, such as \"Label.leading = Safe Area.leading + 20 @750\".")

  @Argument(
    help: """
      The equation of the constraint. If you do not name the view of an attribute, the command uses the superview. For the standard \
      distance, write standard, as in "Field.leading = Label.trailing + standard".
      """)
  var equation: String
  @Option(help: "The identifier that console logs show for the constraint.") var identifier: String?
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .constrain(equation, identifier: identifier) }
}

struct ResolveVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve", abstract: "Resolve layout issues, like Resolve Auto Layout Issues in Xcode.")

  @Argument(help: "The views to change. With --all, specify no views.") var views: [String] = []
  @Flag var resolution: ResolutionFlag
  @Flag(help: "Change all views in the document.") var all = false
  @OptionGroup var common: EditOptions

  func validate() throws {
    if views.isEmpty != all { throw ValidationError("Specify views, or use --all.") }
  }

  func verb() throws -> Verb { .resolve(views, resolution.resolution) }
}

enum ResolutionFlag: String, EnumerableFlag {
  case updateFrames, updateConstants, addMissing, reset, clear

  var resolution: Resolution { Resolution(rawValue: rawValue) ?? .updateFrames }

  static func help(for value: ResolutionFlag) -> ArgumentHelp? {
    switch value {
    case .updateFrames: "Change the stored frames to those that the constraints give."
    case .updateConstants: "Change the constants of the constraints to those that give the stored frames."
    case .addMissing: "Add the constraints without which a position or a size is ambiguous."
    case .reset: "Replace the constraints with those that Interface Builder suggests for the stored frames."
    case .clear: "Remove the constraints."
    }
  }
}
