/// The share sheet: lists what can be done with items, and does it.
///
/// The sheet lists the app's activities and the system's for which there are items, except those that are excluded. A tap on a row does
/// what the row says: **Copy** puts the items on the pasteboard, an activity of the app is prepared and performed, and any other of the
/// system asks the sources for their items and ends without sending anything (DEVIATIONS.md, 320).
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Told what was done, at the end of the old handler.
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  /// Told what was done, whether to its end, what came back, and what went wrong.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// Called when the sheet is gone: with the activity and true, or with nil and false if the user closed it.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The older form; called unless there is a ``completionWithItemsHandler``.
  open var completionHandler: CompletionHandler?
  /// Kinds that are not listed; nil, the default, is none. Read when the sheet appears.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// False by default. No effect here, which the log says once: no activity is shown larger than others.
  open var allowsProminentActivity = false {
    didSet { LayoutLog.noteWithoutEffect("UIActivityViewController.allowsProminentActivity") }
  }

  let activityItems: [Any]
  let applicationActivities: [UIActivity]
  private var isDone = false
  /// The title that a configuration gives.
  private var givenHeading: String?

  /// - Parameters:
  ///   - activityItems: texts, addresses, images and other objects, or a ``UIActivityItemSource`` that gives one.
  ///   - applicationActivities: of the app, before those of the system; nil is none.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    (self.activityItems, self.applicationActivities) = (activityItems, applicationActivities ?? [])
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  /// Shares the items of a configuration, if it says that they may be shared, with the activities of the app that it gives.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    let mayShare = activityItemsConfiguration.activityItemsConfigurationSupports(interaction: .share)
    self.init(
      activityItems: mayShare ? activityItemsConfiguration.itemProvidersForActivityItemsConfiguration : [],
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    givenHeading = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title) as? String
  }

  /// A sheet of no items. It reads nothing from the coder.
  public required init?(coder: NSCoder) {
    (activityItems, applicationActivities) = ([], [])
    super.init(coder: coder)
    modalPresentationStyle = .popover
  }

  open override func loadView() {
    view = SystemPanelView(title: heading, closeTitle: "Close") { [weak self] in self?.finish(nil, false) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let rows = listed.map { activity in
      SystemPanelRow(activity.title, image: activity.image) { [weak self] in self?.perform(activity) }
    }
    (view as? SystemPanelView)?.show(rows)
  }

  // MARK: What is listed

  /// Something that the sheet lists.
  @MainActor
  package enum Listed {
    /// Of the app.
    case own(UIActivity)
    /// Of the system, with its title.
    case system(UIActivity.ActivityType, String)

    package var title: String {
      switch self {
      case .own(let activity): activity.activityTitle ?? String(describing: Swift.type(of: activity))
      case .system(_, let title): title
      }
    }
    package var type: UIActivity.ActivityType? {
      switch self {
      case .own(let activity): activity.activityType
      case .system(let type, _): type
      }
    }
    fileprivate var image: UIImage? { if case .own(let activity) = self { activity.activityImage } else { nil } }
  }

  /// Texts, addresses, images: what stands for the items until an activity is chosen.
  private var placeholders: [Any] {
    activityItems.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self)
        ?? (item as? NSItemProvider)?.keptObject ?? item
    }
  }

  private var heading: String {
    if let givenHeading { return givenHeading }
    let items = placeholders
    guard items.count == 1, let item = items.first else { return "\(items.count) Items" }
    switch item {
    case let text as String: return text
    case let url as URL: return url.isFileURL ? url.lastPathComponent : url.absoluteString
    case is UIImage: return "Image"
    default: return "1 Item"
    }
  }

  /// In the order of the rows.
  package var listed: [Listed] {
    let items = placeholders
    let own = applicationActivities.filter { $0.canPerform(withActivityItems: items) }.map(Listed.own)
    let hasImage = items.contains { $0 is UIImage }
    let hasPage = items.contains { ($0 as? URL)?.isFileURL == false }
    var system: [Listed] = [
      .system(.airDrop, "AirDrop"), .system(.message, "Messages"), .system(.mail, "Mail"),
      .system(.copyToPasteboard, "Copy"),
    ]
    if hasPage { system.append(.system(.addToReadingList, "Add to Reading List")) }
    if hasImage {
      system += [.system(.saveToCameraRoll, "Save Image"), .system(.assignToContact, "Assign to Contact")]
    }
    if hasImage || items.contains(where: { $0 is String }) { system.append(.system(.print, "Print")) }
    return (own + system).filter { listed in listed.type.map { excludedActivityTypes?.contains($0) != true } ?? true }
  }

  // MARK: Doing

  /// Does what a tap on the row does.
  package func perform(_ listed: Listed) {
    guard !isDone else { return }
    let items = activityItems.compactMap { item -> Any? in
      if let provider = item as? NSItemProvider { return provider.keptObject ?? provider }
      guard let source = item as? any UIActivityItemSource else { return item }
      return source.activityViewController(self, itemForActivityType: listed.type)
    }
    switch listed {
    case .system(let type, _):
      if type == .copyToPasteboard { UIPasteboard.general.take(items) } else { noteThatNothingLeaves(type) }
      finish(type, true)
    case .own(let activity):
      activity.prepare(withActivityItems: items)
      activity.ended = { [weak self, weak activity] completed in
        let end = { self?.finish(activity?.activityType, completed) ?? () }
        if self?.presentedViewController != nil { self?.dismiss(animated: true, completion: end) } else { end() }
      }
      if let controller = activity.activityViewController {
        present(controller, animated: true)
      } else {
        activity.perform()
      }
    }
  }

  private func noteThatNothingLeaves(_ type: UIActivity.ActivityType) {
    LayoutLog.noteWithoutEffect("UIActivityViewController: the activity \(type.rawValue)")
  }

  /// Dismisses the sheet, then tells the app.
  package func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !isDone else { return }
    isDone = true
    let told = { [self] in
      if let completionWithItemsHandler {
        completionWithItemsHandler(type, completed, nil, nil)
      } else {
        completionHandler?(type, completed)
      }
      (completionWithItemsHandler, completionHandler) = (nil, nil)
    }
    if presentingViewController == nil { told() } else { dismiss(animated: true, completion: told) }
  }
}

extension UIPasteboard {
  /// Takes texts, addresses, images and colors in place of what was there, an item each.
  fileprivate func take(_ items: [Any]) {
    replace(
      items.compactMap { item in
        switch item {
        case is String: [Self.textTypes[0]: item]
        case is URL: [Self.addressTypes[0]: item]
        case is UIImage: [Self.imageTypes[0]: item]
        case is UIColor: [Self.colorTypes[0]: item]
        default: nil
        }
      })
  }
}
