/// Configurations of types and of classes.
extension UIPasteConfiguration {
  /// Takes items of identifiers of uniform types.
  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    addAcceptableTypeIdentifiers(acceptableTypeIdentifiers)
  }

  /// Takes what objects of a class can be made of.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init()
    addTypeIdentifiers(forAccepting: aClass)
  }

  /// Adds types to those that are taken.
  public func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    kit = ItemPaste()
    for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
      self.acceptableTypeIdentifiers.append(type)
    }
  }

  /// Takes besides what objects of a class can be made of.
  public func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }
}

private struct ItemPaste: PasteKit {
  func accepts(_ provider: NSItemProvider, _ types: [String]) -> Bool {
    types.contains(where: provider.hasItemConformingToTypeIdentifier)
  }

  var generalItems: [NSItemProvider] { UIPasteboard.general.itemProviders }
}

extension UIPasteboard {
  /// The items, each with its representations. Setting them replaces everything by the objects of the items or, without one, by what their
  /// loaders give at once.
  public var itemProviders: [NSItemProvider] {
    get { content.items.map(Self.provider) }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces everything by items. They stay on this device in any case.
  public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    setItems(itemProviders.map(Self.item), options: expirationDate.map { [.expirationDate: $0] } ?? [:])
  }

  /// Replaces everything by objects.
  public func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces everything by objects. They stay on this device in any case.
  public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly, expirationDate: expirationDate)
  }

  private static func provider(of item: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    for type in item.keys.sorted() {
      guard let value = item[type] else { continue }
      if let object = value as? any NSItemProviderWriting {
        provider.keep(object, type)
      } else if let data = value as? Data {
        provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
          done(data, nil)
          return nil
        }
      } else {
        let box = ItemValue(value)
        provider.registerItem(forTypeIdentifier: type) { done, _, _ in done(box.value, nil) }
      }
    }
    return provider
  }

  private static func item(of provider: NSItemProvider) -> [String: Any] {
    var item: [String: Any] = [:]
    for type in provider.registeredTypeIdentifiers {
      item[type] = pasted(provider.keptObject) ?? provider.dataAtOnce(type)
    }
    return item
  }

  /// What the pasteboard itself knows as a value.
  private static func pasted(_ object: Any?) -> Any? {
    switch object {
    case let text as String: text
    case let text as NSString: String(describing: text)
    case let text as NSAttributedString: text.string
    case let url as URL: url
    case let url as NSURL: URL(string: url.absoluteString ?? "")
    case let image as UIImage: image
    case let color as UIColor: color
    default: nil
    }
  }
}

private struct ItemValue: @unchecked Sendable {
  let value: Any
  init(_ value: Any) { self.value = value }
}
