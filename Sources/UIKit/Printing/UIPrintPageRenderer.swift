/// Draws the pages of a print job. Lengths are points of the paper, from its top left corner.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// The height above the content on each page.
  open var headerHeight: CGFloat = 0
  /// The height below the content on each page.
  open var footerHeight: CGFloat = 0
  /// The paper; set when printing begins. A program that draws pages without printing sets it.
  open var paperRect: CGRect { sheet ?? .zero }
  /// The part of the paper that a printer reaches.
  open var printableRect: CGRect { reached ?? paperRect }
  private var sheet: CGRect?
  private var reached: CGRect?
  /// What lays out the content, in the order in which it was added.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters }
    set {
      for formatter in formatters { formatter.printPageRenderer = nil }
      formatters = newValue ?? []
      for formatter in formatters { formatter.printPageRenderer = self }
    }
  }
  private var formatters: [UIPrintFormatter] = []

  public override init() { super.init() }

  /// The room between header and footer.
  final var contentRect: CGRect {
    let rect = printableRect
    return CGRect(
      x: rect.minX, y: rect.minY + headerHeight, width: rect.width,
      height: max(0, rect.height - headerHeight - footerHeight))
  }

  final func begin(on paper: UIPrintPaper, _ orientation: UIPrintInfo.Orientation) {
    func turned(_ rect: CGRect) -> CGRect {
      orientation == .portrait ? rect : CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }
    sheet = turned(CGRect(origin: .zero, size: paper.paperSize))
    reached = turned(paper.printableRect)
  }

  final func remove(_ formatter: UIPrintFormatter) {
    formatter.printPageRenderer = nil
    formatters.removeAll { $0 === formatter }
  }

  /// How many pages there are: up to the last one with content of a formatter. An override that draws pages itself says how many.
  open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

  /// Adds a formatter whose content begins on a page, from 0 on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.printPageRenderer?.remove(formatter)
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    formatters.append(formatter)
  }

  /// The formatters with content on a page; nil for none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let found = formatters.filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
    return found.isEmpty ? nil : found
  }

  /// The quality that is drawn with: what was asked for.
  open func currentRenderingQuality(forRequested requestedRenderingQuality: UIPrintRenderingQuality)
    -> UIPrintRenderingQuality
  { requestedRenderingQuality }

  /// Called before pages are drawn.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page into the current context: the header, the formatters or else the content, and the footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let (header, footer) = (headerHeight, footerHeight)
    if header > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: header))
    }
    let found = printFormattersForPage(at: pageIndex) ?? []
    for formatter in found { drawPrintFormatter(formatter, forPageAt: pageIndex) }
    drawContentForPage(
      at: pageIndex,
      in: CGRect(
        x: printableRect.minX, y: printableRect.minY + header, width: printableRect.width,
        height: max(0, printableRect.height - header - footer)))
    if footer > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.maxY - footer, width: printableRect.width, height: footer))
    }
  }

  /// Draws the content of a formatter on a page.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }
  /// Draws the header of a page, if ``headerHeight`` is more than 0; nothing unless a subclass overrides it.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the content of a page; nothing unless a subclass overrides it.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the footer of a page, if ``footerHeight`` is more than 0; nothing unless a subclass overrides it.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
