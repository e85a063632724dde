/// Told which font was picked.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Called when a font was picked, which ``UIFontPickerViewController/selectedFontDescriptor`` describes. The picker is gone then.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called when the user closed the picker.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// Lets the user pick a family of fonts, or a font, among those that the program has registered.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What a picker lists.
  @preconcurrency @MainActor
  open class Configuration: NSObject, NSCopying {
    /// False by default. If true, the fonts of a family are listed beside it.
    open var includeFaces = false
    /// False by default. No effect here, which the log says once: rows have the font of the system anyway.
    open var displayUsingSystemFont = false {
      didSet { LayoutLog.noteWithoutEffect("UIFontPickerViewController.Configuration.displayUsingSystemFont") }
    }
    /// Only fonts with all of these traits are listed; none by default.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Applied to the languages of a font. No effect here, which the log says once.
    open var filteredLanguagesPredicate: NSPredicate? {
      didSet { LayoutLog.noteWithoutEffect("UIFontPickerViewController.Configuration.filteredLanguagesPredicate") }
    }

    /// Families of all fonts.
    public override init() { super.init() }

    /// A predicate that is true for fonts of all these languages. Its result has no effect here, which the log says once.
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
      LayoutLog.noteWithoutEffect("UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages:)")
      return NSPredicate { languages, _ in
        guard let languages = languages as? [String] else { return false }
        return filteredLanguages.allSatisfy(languages.contains)
      }
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
      let original = self
      nonisolated(unsafe) var made: Any = ()
      MainActor.assumeIsolated {
        let copy = Configuration()
        copy.includeFaces = original.includeFaces
        copy.filteredTraits = original.filteredTraits
        made = copy
      }
      return made
    }
  }

  /// Not kept alive.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// A copy of what the picker was made with.
  public let configuration: Configuration
  /// The font that was picked; nil before.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// A picker that lists what the configuration says.
  public init(configuration: Configuration) {
    self.configuration = configuration.copy() as? Configuration ?? Configuration()
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker of families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// A picker of families. It reads nothing from the coder.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func loadView() {
    let panel = SystemPanelView(title: title ?? "Choose Font", closeTitle: "Cancel") { [weak self] in self?.cancel() }
    panel.show(rows, orText: "No Fonts")
    view = panel
  }

  private var rows: [SystemPanelRow] {
    UIFont.familyNames.sorted().flatMap { family -> [SystemPanelRow] in
      let names = UIFont.fontNames(forFamilyName: family).filter { name in
        guard let font = UIFont(name: name, size: 17) else { return false }
        return font.fontDescriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits)
      }
      guard !names.isEmpty else { return [] }
      let own = SystemPanelRow(family) { [weak self] in
        self?.choose(UIFontDescriptor(fontAttributes: [.family: family]))
      }
      guard configuration.includeFaces else { return [own] }
      return [own]
        + names.map { name in
          SystemPanelRow(name) { [weak self] in self?.choose(UIFontDescriptor(name: name, size: 0)) }
        }
    }
  }

  /// Does what picking a font does.
  package func choose(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    end { [self] in delegate?.fontPickerViewControllerDidPickFont(self) }
  }

  /// Does what Cancel does.
  package func cancel() { end { [self] in delegate?.fontPickerViewControllerDidCancel(self) } }

  private func end(_ told: @escaping () -> Void) {
    if presentingViewController == nil { told() } else { dismiss(animated: true, completion: told) }
  }
}
