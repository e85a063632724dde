/// What a tool asks of a program that shows screens: a line of JSON on the program's standard input.
///
/// The program was started with ``ProgramProtocol/variable`` in its environment, and has answered with ``ProgramAnswer/hello`` first. It
/// answers each request with one line, in their order, and ends when its standard input does.
public struct ProgramRequest: Codable, Hashable, Sendable {
  /// What the answer is called.
  public var id: Int
  /// What is to happen before the answer.
  public var action: Action
  /// What the answer has of the screen; nil for nothing.
  public var report: ReportForm?

  /// Something that a user, the system or a tool does.
  public enum Action: Codable, Hashable, Sendable {
    /// Nothing; the report is what counts.
    case none
    /// Lists the screens that can be shown without another one before.
    case screens
    /// Launches the program anew and shows one of its screens.
    case show(screen: String, on: ProgramEnvironment)
    /// Turns the device, puts another in its place, or changes the user's settings, in front of the running program.
    case change(to: ProgramEnvironment)
    /// Taps a point of the screen, in points.
    case tap(x: Double, y: Double)
    /// Moves a finger from a point to another, in points.
    case drag(x: Double, y: Double, toX: Double, toY: Double)
    /// Types into what has the keyboard.
    case type(text: String)
    /// Presses the delete key a number of times, or until the text is empty.
    case delete(count: Int)
    /// Goes back as the back button does.
    case back
    /// Lets time pass on the screen's clock, in seconds.
    case wait(seconds: Double)
    /// Says why an attribute of a view, by its id, name or text, is what it is.
    case explain(view: String, attribute: String)
  }

  /// How much of the screen an answer describes.
  public struct ReportForm: Codable, Hashable, Sendable {
    /// Whether the report is for drawing: with bars, places of letters and files of images.
    public var isPicture = false
    /// Whether the report has the constraints.
    public var includesConstraints = false
    /// Whether the answer has the screen in the form in which devices are dumped; nil for no.
    public var includesDump: Bool?

    /// The least that rules need.
    public init(isPicture: Bool = false, includesConstraints: Bool = false, includesDump: Bool = false) {
      (self.isPicture, self.includesConstraints) = (isPicture, includesConstraints)
      self.includesDump = includesDump ? true : nil
    }
  }

  /// A request without a report, unless one is asked for.
  public init(id: Int, _ action: Action, report: ReportForm? = nil) {
    (self.id, self.action, self.report) = (id, action, report)
  }
}

/// What a program's screen is shown on and with.
public struct ProgramEnvironment: Codable, Hashable, Sendable {
  /// A model by its name, or the name of a screen in Interface Builder.
  public var device: String
  /// The number of the release of iOS; nil for the usual one of the device.
  public var release: Int?
  /// `portrait` or `landscape`.
  public var orientation = "portrait"
  /// The part of the screen that the app has, such as `half`.
  public var split = "full"
  /// `xSmall` to `xxxLarge`, or `AX1` to `AX5`.
  public var textSize = "large"
  /// Whether leading is on the right.
  public var isRightToLeft = false
  /// Whether the appearance is dark.
  public var isDark = false
  /// The language of the user's settings; nil for that in which the app was written.
  public var language: String?

  /// An upright device with all of its screen, as it comes out of the box.
  public init(device: String) { self.device = device }
}

/// How a tool and a program that shows screens find each other.
public enum ProgramProtocol {
  /// The number of the version that both speak.
  public static let version = 1
  /// The variable of the environment by which a program knows that a tool asks it.
  public static let variable = "TRELLIS_PROGRAM"
  /// The screen that an app shows when it is launched.
  public static let launchScreen = "launch"
}
