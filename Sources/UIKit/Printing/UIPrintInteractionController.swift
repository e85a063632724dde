/// What an app has printed. Nothing comes out of a printer.
@MainActor
package struct PrintJob {
  package var name: String
  /// What was drawn, page by page; empty for items that are printed as they are.
  package var pages: [UIImage]
  /// Images, files and data that are printed as they are.
  package var items: [Any]
  /// Points.
  package var paperSize: CGSize
  package var info: UIPrintInfo
}

/// Prints. There is no printer and no dialogue here: the test who plays the user prints at once, reads the pages from its screen, and may say
/// that the user cancels.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// What is called when the job is over: whether it was printed, and why not.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// Whether devices of this kind print: true.
  open class var isPrintingAvailable: Bool { true }
  /// The types of files that are printed as they are.
  open class var printableUTIs: Set<String> {
    ["com.adobe.pdf", "public.jpeg", "public.png", "public.tiff", "com.compuserve.gif"]
  }
  /// Whether a file can be printed, by the ending of its name.
  open class func canPrint(_ url: URL) -> Bool {
    ["pdf", "jpg", "jpeg", "png", "tif", "tiff", "gif"].contains(url.pathExtension.lowercased())
  }
  /// Whether data can be printed, by their first bytes: those of PDF, JPEG, PNG, TIFF and GIF.
  open class func canPrint(_ data: Data) -> Bool {
    let beginnings: [[UInt8]] = [
      Array("%PDF".utf8), [0xFF, 0xD8, 0xFF], [0x89, 0x50, 0x4E, 0x47], Array("II*\0".utf8), Array("MM\0*".utf8),
      Array("GIF8".utf8),
    ]
    return beginnings.contains { data.starts(with: $0) }
  }

  /// The only one.
  open class var shared: UIPrintInteractionController {
    let services = UIApplication.shared.services
    if let made = services.printController as? UIPrintInteractionController { return made }
    let new = UIPrintInteractionController()
    services.printController = new
    return new
  }

  /// How the job is printed; nil, the first, is the usual.
  open var printInfo: UIPrintInfo?
  /// Hears of the job. Not kept alive.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// True by default. No effect here, which the log says once: no dialogue is shown.
  open var showsPageRange = true {
    didSet { LayoutLog.noteWithoutEffect("UIPrintInteractionController.showsPageRange") }
  }
  /// True by default. No effect here, which the log says once.
  open var showsNumberOfCopies = true {
    didSet { LayoutLog.noteWithoutEffect("UIPrintInteractionController.showsNumberOfCopies") }
  }
  /// True by default. No effect here, which the log says once.
  open var showsPaperOrientation = true {
    didSet { LayoutLog.noteWithoutEffect("UIPrintInteractionController.showsPaperOrientation") }
  }
  /// False by default. No effect here, which the log says once.
  open var showsPaperSelectionForLoadedPapers = false {
    didSet { LayoutLog.noteWithoutEffect("UIPrintInteractionController.showsPaperSelectionForLoadedPapers") }
  }
  /// The paper of the job that was printed last; nil before.
  open internal(set) var printPaper: UIPrintPaper?

  // Of these four one counts, the one that was set last.
  /// Draws the pages. Setting it takes back the other content.
  open var printPageRenderer: UIPrintPageRenderer? {
    didSet { if printPageRenderer != nil { (printFormatter, printingItem, printingItems) = (nil, nil, nil) } }
  }
  /// Lays the content out on pages. Setting it takes back the other content.
  open var printFormatter: UIPrintFormatter? {
    didSet { if printFormatter != nil { (printPageRenderer, printingItem, printingItems) = (nil, nil, nil) } }
  }
  /// An image, a file or data. Setting it takes back the other content.
  open var printingItem: Any? {
    didSet { if printingItem != nil { (printPageRenderer, printFormatter, printingItems) = (nil, nil, nil) } }
  }
  /// Images, files and data. Setting them takes back the other content.
  open var printingItems: [Any]? {
    didSet { if printingItems != nil { (printPageRenderer, printFormatter, printingItem) = (nil, nil, nil) } }
  }

  /// Prints at once, unless a test says that the user cancels. False if there is nothing to print. The completion is called before it
  /// returns.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
    guard hasContent else {
      completion?(self, false, UIPrintError(.noContent))
      return false
    }
    _ = delegate?.printInteractionControllerParentViewController(self)
    delegate?.printInteractionControllerWillPresentPrinterOptions(self)
    delegate?.printInteractionControllerDidPresentPrinterOptions(self)
    let services = UIApplication.shared.services
    let prints = !services.cancelsPrinting
    delegate?.printInteractionControllerWillDismissPrinterOptions(self)
    delegate?.printInteractionControllerDidDismissPrinterOptions(self)
    if prints { print() }
    completion?(self, prints, nil)
    return true
  }

  /// The same from an item of a bar, as on a tablet.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    present(animated: animated, completionHandler: completion)
  }

  /// The same from a part of a view, as on a tablet.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool {
    present(animated: animated, completionHandler: completion)
  }

  /// Prints at once, whatever the printer is.
  @discardableResult
  open func print(to printer: UIPrinter, completionHandler completion: CompletionHandler? = nil) -> Bool {
    present(animated: false, completionHandler: completion)
  }

  /// Has nothing to take away: the dialogue is gone when ``present(animated:completionHandler:)`` returns.
  open func dismiss(animated: Bool) {}

  private var hasContent: Bool {
    printPageRenderer != nil || printFormatter != nil || printingItem != nil || printingItems?.isEmpty == false
  }

  private func print() {
    let info = printInfo ?? UIPrintInfo()
    let papers = UIPrintPaper.all
    let paper = delegate?.printInteractionController(self, choosePaper: papers) ?? papers[0]
    printPaper = paper
    delegate?.printInteractionControllerWillStartJob(self)
    var job = PrintJob(name: info.jobName, pages: [], items: [], paperSize: paper.paperSize, info: info)
    if let renderer = printPageRenderer ?? printFormatter.map({ Self.renderer(of: $0) }) {
      renderer.begin(on: paper, info.orientation)
      job.pages = Self.pages(of: renderer)
    } else {
      job.items = printingItems ?? printingItem.map { [$0] } ?? []
    }
    UIApplication.shared.services.printJobs.append(job)
    delegate?.printInteractionControllerDidFinishJob(self)
  }

  private static func renderer(of formatter: UIPrintFormatter) -> UIPrintPageRenderer {
    if let present = formatter.printPageRenderer { return present }
    let new = UIPrintPageRenderer()
    new.addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
    return new
  }

  private static func pages(of renderer: UIPrintPageRenderer) -> [UIImage] {
    // Nobody prints more; a renderer may count wrongly.
    let count = min(max(renderer.numberOfPages, 0), 1000)
    renderer.prepare(forDrawingPages: NSRange(location: 0, length: count))
    return (0..<count).map { index in
      UIGraphicsImageRenderer(size: renderer.paperRect.size).image { _ in
        renderer.drawPage(at: index, in: renderer.printableRect)
      }
    }
  }
}

/// Hears of a print job.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// Asked for the controller over which the dialogue is to be shown; nil by default.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Asked which paper the job takes; the first by default.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// Called before the dialogue would be shown.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Called when the dialogue would be shown.
  func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called before the dialogue would go.
  func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Called when the dialogue would have gone.
  func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// Called before the pages are drawn.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// Called when the pages have been drawn.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
  /// Never called here: Trellis does not simulate printers with a paper roll.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat
  /// Never called here: Trellis does not simulate printers with a cutter.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [NSNumber]
  ) -> UIPrinter.CutterBehavior
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { paperList[0] }
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
  public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, cutLengthFor paper: UIPrintPaper
  ) -> CGFloat { paper.paperSize.height }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, chooseCutterBehavior availableBehaviors: [NSNumber]
  ) -> UIPrinter.CutterBehavior { .printerDefault }
}
