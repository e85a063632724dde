/// What the items of a configuration may be used for.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// As Apple spells it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same without a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Sharing.
  public static let share = Self("UIActivityItemsConfigurationInteractionShare")
  /// Copying.
  public static let copy = Self("UIActivityItemsConfigurationInteractionCopy")
}

/// What a configuration says of its items.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// As Apple spells it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same without a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A title.
  public static let title = Self("UIActivityItemsConfigurationMetadataKeyTitle")
  /// The text of a message.
  public static let messageBody = Self("UIActivityItemsConfigurationMetadataKeyMessageBody")
}

/// How large a preview of an item is.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  /// As Apple spells it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The same without a label.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// As large as the item.
  public static let fullSize = Self("UIActivityItemsConfigurationPreviewIntentFullSize")
  /// Small.
  public static let thumbnail = Self("UIActivityItemsConfigurationPreviewIntentThumbnail")
}

/// Gives the items to be shared.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: AnyObject {
  /// One for each item.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Whether the items may be used for something; true by default.
  func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool
  /// What is known of all items; nil by default.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// What is known of an item; nil by default.
  /// Never called here: the share sheet does not show metadata.
  func activityItemsConfigurationMetadataForItem(at index: Int, key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Never called here: the share sheet does not show previews.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// Of the app, before those of the system; none by default.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// True.
  public func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool { true }
  /// Nothing.
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  /// Nothing.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// None.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  /// None.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// Items to be shared, in one object.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// For the app itself; nil by default.
  open var localObject: Any?
  /// Sharing by default.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// Gives what is known of all items.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Gives what is known of an item.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Gives the preview of an item.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// Gives activities of the app.
  open var applicationActivitiesProvider: (() -> [UIActivity])?
  private let providers: [NSItemProvider]

  /// One item for each provider.
  public init(itemProviders: [NSItemProvider]) {
    providers = itemProviders
    super.init()
  }
  /// One item for each object.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  /// The providers.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
  /// As ``supportedInteractions`` says.
  open func activityItemsConfigurationSupports(interaction: UIActivityItemsConfigurationInteraction) -> Bool {
    supportedInteractions.contains(interaction)
  }
  /// As ``metadataProvider`` says.
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }
  /// As ``perItemMetadataProvider`` says.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { perItemMetadataProvider?(index, key) }
  /// As ``previewProvider`` says.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
  /// As ``applicationActivitiesProvider`` says.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { applicationActivitiesProvider?() }
}

/// What has items to be shared.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationProviding: AnyObject {
  /// Nil is nothing.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}
