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
      One or more objects, and then one or more attributes, such as numberOfLines=0. An attribute has the same name as in the XML of \
      the document. To remove an attribute, write name= without a value. The first word is always an object.
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
          "\"\(word)\" is not an attribute with a value; write attributes as name=value, after the objects.")
      }
      return assignment
    }
  }

  func validate() throws { _ = try assignments() }
}

struct SetVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set attributes of views and constraints, such as constant=30, text=Hello or frame=0,0,10,10.",
    discussion: """
      To set an attribute of several objects, name all objects, as in set Name Address City horizontalHuggingPriority=252. To set the \
      constant of a constraint to the standard distance, write symbolic=YES.

      The command does not accept unknown attributes or invalid values. To set a frame or margins, write frame=x,y,width,height or \
      margins=top,left,bottom,right. To set a font, write font="system semibold 17", font=body or font="Roboto-Bold 15". To set a \
      color, write textColor=systemRed, backgroundColor=#3366CC, or the name of a color of the app. To set an image, write \
      image=system:star.fill, or the name of an image of the app.
      """)

  @OptionGroup var objects: ObjectsAndAttributes
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .set(objects.objects, try objects.assignments()) }
}

struct VaryVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "vary", abstract: "Set attributes for specific size classes only, as in constant=30 --class wChC.",
    discussion:
      "To set an attribute of several objects, name all objects. To remove an attribute for the size classes, write name= without a value."
  )

  @OptionGroup var objects: ObjectsAndAttributes
  @Option(
    name: .customLong("class"),
    help:
      "The size classes in the notation of Xcode: wC is compact width, hR is regular height, and wChC is compact width and compact height."
  )
  var classes: ClassesWord
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .vary(objects.objects, try objects.assignments(), classes.classes) }
}

/// What is installed or left out, and where.
struct InstallationOptions: ParsableArguments {
  @Argument(help: "The views and constraints to change.") var objects: [String]
  @Option(
    name: .customLong("class"),
    help: """
      The size classes in the notation of Xcode: wC is compact width, hR is regular height, and wChC is compact width and compact \
      height. Default: every size class that has no setting of its own.
      """
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
    abstract:
      "Add a view or gesture recognizer from the Library of Xcode: \(ViewLibrary.names.joined(separator: ", ")).")

  @Argument(
    help: "The kind of view: an XML element (label), a class (UILabel), or a name in the Library of Xcode (Label).")
  var kind: String
  @Option(name: .customLong("in"), help: "The superview.") var container: String
  @Option(help: "The index in the list of subviews. The first index is 0.") var at: Int?
  @Option(help: "The name of the view in the document outline.") var label: String?
  @Option(help: "The text or title of the view.") var text: String?
  @Option(
    parsing: .unconditional,
    help:
      "The frame, as x,y,width,height. By default, the view has its usual size, and is in the middle of the superview.")
  var frame: String?
  @Option(help: "The object ID of the view. Default: a new ID.") var id: String?
  @Argument(
    help: "Other attributes, such as numberOfLines=0. An attribute has the same name as in the XML of the document.")
  var attributes: [AssignmentWord] = []
  @OptionGroup var common: EditOptions

  func validate() throws { _ = try verb() }

  func verb() throws -> Verb {
    guard let kind = ViewLibrary.kind(named: kind) else {
      let near = nearest(to: kind, among: ViewLibrary.names).map { "did you mean \($0)?" }
      throw ValidationError(
        "the Library contains no \"\(kind)\"; \(near ?? "use \(ViewLibrary.names.joined(separator: ", ")).")")
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
    abstract: "Delete views, constraints, guides and connections, and everything that refers to these objects.")

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
  @Option(help: "The index in the list of subviews. The first index is 0. Default: the last index.") var at: Int?
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .move(views, into: container, at: at) }
}

struct DuplicateVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "duplicate", abstract: "Copy views and their contents, like an Option-drag in Xcode.",
    discussion: """
      A copy is the next subview after the original view. In a stack view, a copy is the next arranged subview. The command copies \
      constraints between the views, outlets and actions. The command does not copy segues or constraints to other views. A copy has \
      the same name as the original view. The command prints the object IDs of the copies.
      """)

  @Argument(help: "The views.") var views: [String]
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The distance in points from the original view to the copy, as x,y. Default: 20,20.", valueName: "x,y"))
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

  @Argument(help: "The views to embed. All views must have the same superview.") var views: [String]
  @Option(
    help:
      "The axis of the stack view: horizontal, vertical or auto. With auto, the axis follows the arrangement of the views."
  )
  var stack: StackAxis?
  @Option(
    name: .customLong("in"), help: "Embed the views in a view or scrollView, instead of a stack view.")
  var kind: ElementKindWord?
  @Option(
    parsing: .unconditional,
    help: "The spacing of the stack view in points. Default: the average distance between the views.")
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
    commandName: "unembed", abstract: "Remove a stack view or view, and move its subviews to the superview.")

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
  @Argument(help: "The object that the outlet refers to.") var to: String
  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { .outlet(from: from, property: property, to: to) }
}

struct UndoVerb: VerbCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: "Undo the last edit in the file that you specify with --journal.",
    usage: "trellis edit <file> undo --journal <file>")

  @OptionGroup var common: EditOptions

  func verb() throws -> Verb { throw ValidationError("undo cannot be combined with other verbs.") }
}
