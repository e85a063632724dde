/// An activity is given as it is; its data are its name, page and information as a property list, under its type.
extension NSUserActivity: NSItemProviderReading, NSItemProviderWriting {
  /// None: the type of an activity is its own.
  public static var writableTypeIdentifiersForItemProvider: [String] { [] }
  /// Data of any type.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.data"] }
  /// Its own type.
  public var writableTypeIdentifiersForItemProvider: [String] { [activityType] }

  /// Gives the property list; information that is none is left out.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var list: [String: Any] = [:]
    list["title"] = title
    list["webpageURL"] = webpageURL?.absoluteString
    if let userInfo, PropertyListSerialization.propertyList(userInfo, isValidFor: .binary) {
      list["userInfo"] = userInfo
    }
    do {
      completionHandler(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }

  /// Reads the property list; wrong data throw.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    let activity = NSUserActivity(activityType: typeIdentifier)
    activity.title = list["title"] as? String
    activity.webpageURL = (list["webpageURL"] as? String).flatMap { URL(string: $0) }
    activity.userInfo = list["userInfo"] as? [String: Any]
    guard let made = activity as? Self else { throw NSItemProvider.error(.unexpectedValueClassError) }
    return made
  }
}
