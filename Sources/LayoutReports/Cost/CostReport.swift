/// Where the time of layouts goes, and which views each change touches.
public struct CostReport: Hashable, Sendable {
  /// In the order in which the documents were named.
  public var documents: [DocumentPart]

  /// A report of documents.
  public init(documents: [DocumentPart] = []) { self.documents = documents }

  /// What the scenes of one document cost.
  public struct DocumentPart: Codable, Hashable, Sendable {
    /// The path as the user gave it.
    public var file: String
    /// In document order.
    public var scenes: [ScenePart]

    /// A document with its scenes.
    public init(file: String, scenes: [ScenePart]) {
      self.file = file
      self.scenes = scenes
    }
  }

  /// What one scene costs.
  public struct ScenePart: Codable, Hashable, Sendable {
    /// The document's id of the scene's controller, or of the top level view of a xib.
    public var id: String?
    /// What a person would call the scene.
    public var name: String
    /// The number of views, the root included.
    public var views: Int
    /// The number of constraints that the document and stack views give the views.
    public var constraints: Int
    /// What was done with the scene, in this order: it was made, laid out, and changed.
    public var steps: [Step]

    /// A scene with what was measured.
    public init(id: String?, name: String, views: Int, constraints: Int, steps: [Step]) {
      self.id = id
      self.name = name
      self.views = views
      self.constraints = constraints
      self.steps = steps
    }
  }

  /// Something done with a scene, with the layout that follows.
  public struct Step: Hashable, Sendable {
    /// What a user or a program does.
    public enum Kind: String, CaseIterable, Codable, Hashable, Sendable {
      /// Views and constraints are made from the document.
      case making
      /// The first layout.
      case firstLayout
      /// The screen is turned on its side.
      case rotation
      /// A text grows by a word: that of the view whose change costs most.
      case text
      /// A constraint's constant grows by a point: that of the constraint whose change costs most.
      case constant
      /// The root is laid out again although nothing changed.
      case nothing
    }

    /// What was done.
    public var kind: Kind
    /// The view or constraint that was changed, as the document calls it; nil if none was.
    public var subject: String?
    /// The whole time, the least of some runs.
    public var microseconds: Double
    /// What layout did in that time. The rest is work of views and controllers outside layout.
    public var phases: [Phase]
    /// How often the layout went around: constraints, solving, placing, insets.
    public var rounds: Int
    /// How often the engine solved.
    public var solves: Int
    /// How often a text or another content was measured.
    public var measures: Int
    /// The views that got another frame or laid out their subviews, those that took most time first.
    public var touched: [View]

    /// Something done, with what it cost.
    public init(
      kind: Kind, subject: String? = nil, microseconds: Double, phases: [Phase] = [], rounds: Int = 0, solves: Int = 0,
      measures: Int = 0, touched: [View] = []
    ) {
      self.kind = kind
      self.subject = subject
      self.microseconds = microseconds
      self.phases = phases
      self.rounds = rounds
      self.solves = solves
      self.measures = measures
      self.touched = touched
    }
  }

  /// A part of a layout's work.
  public struct Phase: Codable, Hashable, StandsOnItsOwnLine, Sendable {
    /// What is done in it: `making`, `joining`, `updatingConstraints`, `measuring`, `solving`, `comparing`, `placing`, `insets`, `passing`
    /// or `changing`.
    public var name: String
    /// The time in it, without that in phases that it called.
    public var microseconds: Double
    /// How often it began.
    public var calls: Int

    /// A phase with its time.
    public init(name: String, microseconds: Double, calls: Int) {
      self.name = name
      self.microseconds = microseconds
      self.calls = calls
    }
  }

  /// A view that a change touched.
  public struct View: Codable, Hashable, StandsOnItsOwnLine, Sendable {
    /// The document's id; nil for a view that another one made.
    public var id: String?
    /// What a person would call the view.
    public var name: String
    /// The time spent for it alone.
    public var microseconds: Double
    /// How often it laid out its subviews.
    public var layouts: Int
    /// How often it got another frame.
    public var moves: Int

    /// A view with what it cost.
    public init(id: String?, name: String, microseconds: Double, layouts: Int, moves: Int) {
      self.id = id
      self.name = name
      self.microseconds = microseconds
      self.layouts = layouts
      self.moves = moves
    }
  }
}
