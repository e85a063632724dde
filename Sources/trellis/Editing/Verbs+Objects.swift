import ArgumentParser
import Editing
import Geometry
import InterfaceBuilder

/// `constant=30`; without a value the attribute goes.
struct AssignmentWord: ExpressibleByArgument {
  let assignment: Assignment

  init?(argument: String) {
    guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex else { return nil }
    let value = String(argument[argument.index(after: sign)...])
    assignment = Assignment(String(argument[..<sign]), value.isEmpty ? nil : value)
  }
}

/// `wC hR`.
struct ClassesWord: ExpressibleByArgument {
  let classes: VariedClasses

  init?(argument: String) {
    guard let classes = VariedClasses(argument) else { return nil }
    self.classes = classes
  }
}

/// Objects, and behind them attributes: what a verb says that sets attributes of several objects.
struct ObjectsAndAttributes: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      """
      One or more objects, then attributes, with their names in the XML of the storyboard or xib, such as numberOfLines=0. To remove an \
      attribute, write name= without a value. The first word is always an object.
      """, valueName: "objects and attributes")) var words: [String]

  /// The name of an attribute and an equals sign; the equation of a constraint has a space before its sign.
  private var place: Int {
    words.indices.dropFirst().first { words[$0].firstMatch(of: /^[A-Za-z_][A-Za-z0-9_-]*=/) != nil } ?? words.count
  }

  var objects: [String] { Array(words[..<place]) }

  func assignments() throws -> [Assignment] {
    guard place < words.count else {
      throw ValidationError("Specify at least one attribute after the objects, such as numberOfLines=0.")
    }
    return try words[place...].map { word in
      guard let assignment = AssignmentWord(argument: word)?.assignment else {
        throw ValidationError(
          "\"\(word)\" is not an attribute with a value; write name=value, and write objects before attributes.")
      }
      return assignment
    }
  }

  func validate() throws { _ = try assignments() }
}

struct SetVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set attributes of views and constraints: constant=30 priority=750, text=Hello, frame=0,0,10,10.",
    discussion: """
      You can set the same attributes of several objects: set Name Address City horizontalHuggingPriority=252. symbolic=YES sets the \
      constant of a constraint to the standard distance.

      Unknown attributes and invalid values are refused. Some settings are not attributes in the XML, but can be set in the same way: \
      frame=x,y,width,height, margins=top,left,bottom,right, fonts (font="system semibold 17", font=body, \
      font="Roboto-Bold 15"), colours (textColor=systemRed, backgroundColor=#3366CC, or the name of a colour of the app) and images (image=system:star.fill).
      """)

  @OptionGroup var objects: ObjectsAndAttributes
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .set(objects.objects, try objects.assignments()) }
}

struct VaryVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "vary", abstract: "Set attributes for specific size classes only: constant=30 --class wChC.",
    discussion:
      "You can set the same variation for several objects. To remove the variation of an attribute, write name= without a value."
  )

  @OptionGroup var objects: ObjectsAndAttributes
  @Option(name: .customLong("class"), help: "The size classes in Xcode's notation, such as wC, hR or wChC.")
  var classes: ClassesWord
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .vary(objects.objects, try objects.assignments(), classes.classes) }
}

/// What is installed or left out, and where.
struct InstallationOptions: ParsableArguments {
  @Argument(help: "The views and constraints to change.") var objects: [String]
  @Option(
    name: .customLong("class"),
    help:
      "The size classes in Xcode's notation, such as wC, hR or wChC. Default: all size classes without a separate setting."
  )
  var classes: ClassesWord?

  func verb(_ isInstalled: Bool) -> Verb { .install(objects, isInstalled, classes?.classes) }
}

struct InstallVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Install views or constraints, for all or for specific size classes.")

  @OptionGroup var installation: InstallationOptions
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { installation.verb(true) }
}

struct UninstallVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall", abstract: "Uninstall views or constraints, for all or for specific size classes.")

  @OptionGroup var installation: InstallationOptions
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { installation.verb(false) }
}

struct AddVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a view or gesture recognizer from the Library: \(ViewLibrary.names.joined(separator: ", ")).")

  @Argument(help: "The kind of view: its XML element (label), its class (UILabel), or its name in the Library (Label).")
  var kind: String
  @Option(name: .customLong("in"), help: "The superview.") var container: String
  @Option(help: "The index in the list of subviews, starting at 0.") var at: Int?
  @Option(help: "The name of the view in the document outline.") var label: String?
  @Option(help: "The text or title.") var text: String?
  @Option(
    parsing: .unconditional,
    help: "The frame, as x,y,width,height. By default, the view has its own size in the middle of the superview.")
  var frame: String?
  @Option(help: "The object ID of the view. Default: a new ID.") var id: String?
  @Argument(help: "Other attributes, with their names in the XML of the storyboard or xib, such as numberOfLines=0.")
  var attributes: [AssignmentWord] = []
  @OptionGroup var common: EditOptions

  func validate() throws { _ = try verb() }

  func verb() throws -> Verb {
    guard let kind = ViewLibrary.kind(named: kind) else {
      let near = nearest(to: kind, among: ViewLibrary.names).map { "did you mean \($0)?" }
      throw ValidationError(
        "the library has no \"\(kind)\"; \(near ?? "it contains \(ViewLibrary.names.joined(separator: ", ")).")")
    }
    var view = NewView(kind, id: id)
    (view.label, view.text) = (label, text)
    if let frame {
      do throws(EditError) { view.frame = try Performer.frame(frame) } catch {
        throw ValidationError(error.message)
      }
    }
    for word in attributes { view.attributes[word.assignment.name] = word.assignment.value ?? "" }
    return .add(view, into: container, at: at)
  }
}

struct DeleteVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete views, constraints, guides and connections, and everything that refers to them.")

  @Argument(help: "The objects.") var objects: [String]
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .delete(objects) }
}

struct MoveVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move views to another superview or stack view, or to another index in the same superview."
  )

  @Argument(help: "The views.") var views: [String]
  @Option(name: .customLong("in"), help: "The superview.") var container: String
  @Option(help: "The index in the list of subviews, starting at 0. Default: the last index.") var at: Int?
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .move(views, into: container, at: at) }
}

struct DuplicateVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "duplicate", abstract: "Copy views and their contents, like an Option-drag in Xcode.",
    discussion: """
      Each copy follows the original in the list of subviews; in a stack view, it is the next arranged subview. The copies keep the \
      constraints between them, and the outlets and actions. Constraints to other views, and segues, are not copied. A copy has the \
      same name as the original. The command prints the object IDs of the copies.
      """)

  @Argument(help: "The views.") var views: [String]
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The distance from a view to its copy in points. Default: 20,20.", valueName: "x,y"))
  var by: PointWord?
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .duplicate(views, by: by?.point ?? Verb.usualDistance) }
}

/// `20,-4.5`.
struct PointWord: ExpressibleByArgument {
  let point: Point

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else { return nil }
    point = Point(x: x, y: y)
  }
}

struct EmbedVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed", abstract: "Embed views in a stack view, a view or a scroll view.")

  @Argument(help: "The views to embed; they must have the same superview.") var views: [String]
  @Option(
    help:
      "The axis of the stack view: horizontal, vertical, or auto, which uses the axis along which the views are arranged."
  )
  var stack: StackAxis?
  @Option(
    name: .customLong("in"), help: "The container to embed the views in, instead of a stack view: view or scrollView.")
  var kind: ElementKindWord?
  @Option(
    parsing: .unconditional, help: "The spacing of the stack view. Default: the average distance between the views.")
  var spacing: Double?
  @Option(help: "The alignment of the stack view.") var alignment: StackAlignment?
  @Option(help: "The distribution of the stack view.") var distribution: StackDistribution?
  @Option(help: "The name of the view in the document outline.") var label: String?
  @Option(help: "The object ID of the view. Default: a new ID.") var id: String?
  @OptionGroup var common: EditOptions

  func validate() throws {
    if stack != nil, kind != nil { throw ValidationError("--stack and --in cannot be used together.") }
  }

  func verb() throws -> Verb {
    var embedding = Embedding(kind?.kind ?? .stackView)
    embedding.axis = stack == .horizontal ? .horizontal : stack == .vertical ? .vertical : nil
    embedding.spacing = spacing
    embedding.alignment = alignment.flatMap { StackViewElement.Alignment(rawValue: $0.rawValue) }
    embedding.distribution = distribution.flatMap { StackViewElement.Distribution(rawValue: $0.rawValue) }
    (embedding.label, embedding.id) = (label, id)
    return .embed(views, embedding)
  }
}

enum StackAxis: String, ExpressibleByArgument, CaseIterable {
  case horizontal, vertical, auto
}

enum StackAlignment: String, ExpressibleByArgument, CaseIterable {
  case fill, top, leading, center, bottom, trailing, firstBaseline, lastBaseline
}

enum StackDistribution: String, ExpressibleByArgument, CaseIterable {
  case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
}

struct ElementKindWord: ExpressibleByArgument {
  let kind: ElementKind

  init?(argument: String) {
    guard let kind = ViewLibrary.kind(named: argument) else { return nil }
    self.kind = kind
  }
}

struct UnembedVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "unembed", abstract: "Remove a stack view or a view, and put its subviews into its superview.")

  @Argument(help: "The view.") var view: String
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .unembed(view) }
}

struct GuideVerb: VerbCommand {
  static let configuration = CommandConfiguration(commandName: "guide", abstract: "Add a layout guide to a view.")

  @Argument(help: "The name of the new layout guide.") var name: String?
  @Option(name: .customLong("in"), help: "The view.") var container: String
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .guide(into: container, name: name) }
}

struct OutletVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "outlet", abstract: "Connect an outlet of an object to another object.")

  @Argument(help: "The object that has the outlet.") var from: String
  @Argument(help: "The property.") var property: String
  @Argument(help: "The object to which the outlet connects.") var to: String
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .outlet(from: from, property: property, to: to) }
}

struct UndoVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Undo the last edit that is in the file of --journal.",
    usage: "trellis edit <file> undo --journal <file>")

  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { throw ValidationError("undo cannot be combined with other verbs.") }
}
