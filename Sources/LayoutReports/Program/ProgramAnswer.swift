/// What a program answers a ``ProgramRequest`` with: a line of JSON on its standard output.
public struct ProgramAnswer: Codable, Sendable {
  /// That of the request; 0 for the first line, which is no answer.
  public var id: Int
  /// Who answers; in the first line only.
  public var hello: Hello?
  /// Why there is nothing else.
  public var refusal: Refusal?
  /// The screens that were asked for.
  public var screens: [ProgramScreen]?
  /// The screen that is shown, if a report was asked for.
  public var shown: ShownScreen?
  /// Why an attribute is what it is, if that was asked for.
  public var explanation: Explanation?

  /// What a program says of itself.
  public struct Hello: Codable, Hashable, Sendable {
    /// The version of the protocol.
    public var version: Int
    /// The class of the app's delegate, or of the controller that the program shows.
    public var app: String
    /// The folder of the app's sources, if they were rewritten.
    public var folder: String?

    /// A program that speaks the present version.
    public init(app: String, folder: String?) {
      (version, self.app, self.folder) = (ProgramProtocol.version, app, folder)
    }
  }

  /// Why a request was not carried out.
  public struct Refusal: Codable, Hashable, Sendable {
    /// What is the matter, in a sentence.
    public var message: String
    /// Whether the app does not support the environment, which is no mistake.
    public var isUnsupported = false

    /// A request that failed, unless the app does not support what was asked for.
    public init(_ message: String, isUnsupported: Bool = false) {
      (self.message, self.isUnsupported) = (message, isUnsupported)
    }
  }

  /// An answer with nothing in it.
  public init(id: Int) { self.id = id }
}

/// A screen that a program can show.
public struct ProgramScreen: Codable, Hashable, Sendable {
  /// By which requests name it.
  public var id: String
  /// The controller by which two ways to one screen are known to lead to the same: its id in the document, else its class; nil if that is
  /// known only when it is shown.
  public var controller: String?
  /// The name of the stop, if the screen is one of a tour that the program makes; nil for others.
  public var stop: String?

  /// A screen by its id.
  public init(id: String, controller: String? = nil, stop: String? = nil) {
    (self.id, self.controller, self.stop) = (id, controller, stop)
  }
}

/// A screen as it is shown.
public struct ShownScreen: Codable, Sendable {
  /// What the screen is called: the name of the stop, else the title of its controller, else its class.
  public var name: String
  /// As in ``ProgramScreen/controller``.
  public var controller: String
  /// What layout gave, with an id for every view.
  public var scene: SceneReport
  /// The views and constraints of the scene as a document of Interface Builder, with the same ids. Frames are those of the first layout of
  /// the screen in the process, which stands for the drawing.
  public var document: String
  /// Where the app's files have the views and constraints, by their ids.
  public var places: [String: FilePlace]
  /// The screens that segues lead to from here.
  public var leads: [ProgramScreen]
  /// What UIKit logged since the last report.
  public var log: [String]
  /// The screen in the form in which devices are dumped, if that was asked for.
  public var dump: ScreenDump?

  /// A place in a file of the app.
  public struct FilePlace: Codable, Hashable, Sendable {
    /// The path of a document or a source.
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1.
    public var column: Int

    /// The beginning of a line, unless a column is given.
    public init(file: String, line: Int, column: Int = 1) {
      (self.file, self.line, self.column) = (file, line, column)
    }
  }

  /// A screen with all that is known of it.
  public init(
    name: String, controller: String, scene: SceneReport, document: String, places: [String: FilePlace] = [:],
    leads: [ProgramScreen] = [], log: [String] = []
  ) {
    (self.name, self.controller, self.scene, self.document) = (name, controller, scene, document)
    (self.places, self.leads, self.log) = (places, leads, log)
  }
}
