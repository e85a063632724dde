/// What a print job is called and how it is printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
  /// What is printed, by which a printer chooses its paper.
  public enum OutputType: Int, Sendable {
    /// Text and graphics, photos, or either without color.
    case general, photo, grayscale, photoGrayscale
  }
  /// How the paper lies.
  public enum Orientation: Int, Sendable {
    /// Upright or on its side.
    case portrait, landscape
  }
  /// Whether both sides are printed.
  public enum Duplex: Int, Sendable {
    /// One side, or both, turned along the long or the short edge.
    case none, longEdge, shortEdge
  }

  /// The identifier of the printer; nil, the first, is the user's choice.
  open var printerID: String?
  /// The name of the job; that of the process by default.
  open var jobName = ProcessInfo.processInfo.processName
  /// `general` by default.
  open var outputType = OutputType.general
  /// `portrait` by default.
  open var orientation = Orientation.portrait
  /// `none` by default.
  open var duplex = Duplex.none

  /// The usual values.
  public override init() { super.init() }

  /// The values of a dictionary that ``dictionaryRepresentation`` has given; nil, or what the dictionary does not have, is the usual.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    guard let dictionary else { return }
    printerID = dictionary["printerID"] as? String
    jobName = dictionary["jobName"] as? String ?? jobName
    outputType = (dictionary["outputType"] as? Int).flatMap(OutputType.init) ?? outputType
    orientation = (dictionary["orientation"] as? Int).flatMap(Orientation.init) ?? orientation
    duplex = (dictionary["duplex"] as? Int).flatMap(Duplex.init) ?? duplex
  }

  /// The usual values.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// The values, from which another object can be made.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      "jobName": jobName, "outputType": outputType.rawValue, "orientation": orientation.rawValue,
      "duplex": duplex.rawValue,
    ]
    if let printerID { values["printerID"] = printerID }
    return values
  }
}

/// A sheet of paper. Lengths are points, 72 to an inch.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  /// The size of the sheet.
  public let paperSize: CGSize
  /// The part of the sheet that a printer reaches: all but a quarter of an inch at each edge.
  open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize).insetBy(dx: 18, dy: 18) }
  /// The same.
  open func printRect() -> CGRect { printableRect }

  package init(size: CGSize) { paperSize = size }

  /// The papers of the printer that there would be: A4 and US Letter.
  package static var all: [UIPrintPaper] {
    [UIPrintPaper(size: CGSize(width: 595, height: 842)), UIPrintPaper(size: CGSize(width: 612, height: 792))]
  }

  /// The smallest paper on which the page fits, upright or on its side; if it fits on none, the largest. The list has to have a paper.
  open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper {
    let (short, long) = (min(contentSize.width, contentSize.height), max(contentSize.width, contentSize.height))
    func area(_ paper: UIPrintPaper) -> CGFloat { paper.paperSize.width * paper.paperSize.height }
    let fitting = paperList.filter {
      min($0.paperSize.width, $0.paperSize.height) >= short && max($0.paperSize.width, $0.paperSize.height) >= long
    }
    return fitting.min { area($0) < area($1) } ?? paperList.max { area($0) < area($1) } ?? all[0]
  }
}

/// What went wrong with printing.
public struct UIPrintError: Error, Hashable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// No printer is known.
    case notAvailable = 1
    /// There is nothing to print.
    case noContent
    /// The image cannot be read.
    case unknownImageFormat
    /// The printer has failed.
    case jobFailed
  }

  /// The reason.
  public let code: Code
  /// Makes an error.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "UIPrintErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// No printer is known.
  public static var notAvailable: Code { .notAvailable }
  /// There is nothing to print.
  public static var noContent: Code { .noContent }
  /// The image cannot be read.
  public static var unknownImageFormat: Code { .unknownImageFormat }
  /// The printer has failed.
  public static var jobFailed: Code { .jobFailed }
}

/// How exactly a page is drawn.
public enum UIPrintRenderingQuality: Int, Sendable {
  /// As well as possible, or as fast as an animation needs.
  case best, responsive
}
