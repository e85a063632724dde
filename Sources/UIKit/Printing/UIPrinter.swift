/// A printer of the network. None answers here: it is an address without properties.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
  /// When a printer with a roll cuts.
  public enum CutterBehavior: Int, Sendable {
    /// Never, as the printer likes, or after each page, copy or job.
    case noCut, printerDefault, cutAfterEachPage, cutAfterEachCopy, cutAfterEachJob
  }

  /// What a printer prints.
  public struct JobTypes: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Not known.
    public static let unknown: JobTypes = []
    /// Documents.
    public static let document = JobTypes(rawValue: 1 << 0)
    /// Envelopes.
    public static let envelope = JobTypes(rawValue: 1 << 1)
    /// Labels.
    public static let label = JobTypes(rawValue: 1 << 2)
    /// Photos.
    public static let photo = JobTypes(rawValue: 1 << 3)
    /// Receipts.
    public static let receipt = JobTypes(rawValue: 1 << 4)
    /// On rolls.
    public static let roll = JobTypes(rawValue: 1 << 5)
    /// On large sheets.
    public static let largeFormat = JobTypes(rawValue: 1 << 6)
    /// Postcards.
    public static let postcard = JobTypes(rawValue: 1 << 7)
  }

  /// The address.
  public let url: URL
  /// The host of the address.
  open var displayName: String { url.host ?? "" }
  /// Nil: nobody has asked the printer.
  open var displayLocation: String? { nil }
  /// Nil: nobody has asked the printer.
  open var makeAndModel: String? { nil }
  /// `unknown`: nobody has asked the printer.
  open var supportedJobTypes: JobTypes { .unknown }
  /// False: nobody has asked the printer.
  open var supportsColor: Bool { false }
  /// False: nobody has asked the printer.
  open var supportsDuplex: Bool { false }

  /// The printer of an address.
  public init(url: URL) { self.url = url }

  /// Calls back at once with false: no printer answers here.
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)?) { completionHandler?(false) }
}
