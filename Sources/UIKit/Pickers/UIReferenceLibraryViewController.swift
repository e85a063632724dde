/// Shows what a dictionary says of a word. There is no dictionary here: it says that it has found nothing.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String

  /// False: no dictionary is installed.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  /// Looks a word up.
  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
  }

  /// Looks up nothing: it reads nothing from the coder.
  public required init(coder: NSCoder) {
    term = ""
    super.init(nibName: nil, bundle: nil)
  }

  open override func loadView() {
    let panel = SystemPanelView(title: term, closeTitle: "Done") { [weak self] in self?.dismiss(animated: true) }
    panel.show([], orText: "No content found.")
    view = panel
  }
}
