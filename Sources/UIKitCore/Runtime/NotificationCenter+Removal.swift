import Synchronization

/// The observers that were added with a selector. `uikit-sources` makes `removeObserver` of apps call the functions here,
/// because Foundation's on Linux knows only observers that it returned.
enum SelectorObservers {
  struct Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var center: NotificationCenter?
    var name: NSNotification.Name?
    weak var object: AnyObject?
    var token: any NSObjectProtocol
  }

  private static let entries = Mutex<[Entry]>([])

  static func add(_ entry: Entry) {
    let entry = Unchecked(entry)
    entries.withLock { entries in
      entries.removeAll { $0.observer == nil }
      entries.append(entry.value)
    }
  }

  static func remove(where matches: (Entry) -> Bool) {
    let removed = Unchecked(
      entries.withLock { entries in
        let found = entries.filter(matches)
        entries.removeAll(where: matches)
        return found
      })
    for entry in removed.value { entry.center?.removeObserver(entry.token) }
  }
}

extension NotificationCenter {
  /// `removeObserver(_:)` for observers with selectors and for those that the center returned.
  public func _removeObserver(_ observer: Any) {
    let object = observer as AnyObject
    SelectorObservers.remove { $0.observer === object && $0.center === self }
    removeObserver(observer)
  }

  /// `removeObserver(_:name:object:)`; nil stands for all names or objects.
  public func _removeObserver(_ observer: Any, name: NSNotification.Name?, object: Any?) {
    let (receiver, sender) = (observer as AnyObject, object.map { $0 as AnyObject })
    SelectorObservers.remove {
      $0.observer === receiver && $0.center === self && (name == nil || $0.name == name)
        && (sender == nil || $0.object === sender)
    }
    removeObserver(observer, name: name, object: object)
  }
}
