/// Properties by their names, for observers: `contentSize`, or `view.frame` for that of another object.
enum KeyValuePath {
  /// Whether the object has the first property of the path. Raises the exception of key-value coding if it has not.
  static func isKnown(_ path: String, of object: AnyObject) -> Bool {
    guard KeyValueObserving.isOnMain else { return true }
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      let key = String(path.prefix { $0 != "." })
      if case .done = look(key, object) { return true }
      KeyValueCoding.raiseUnknown(key, of: object, reading: true)
      return false
    }
  }

  /// The value at the end of the path; nil if there is none, and away from the main thread.
  static func value(_ path: String, of object: AnyObject) -> Any? { walk(path, object).value }

  /// The objects on the path behind the first.
  static func objects(_ path: String, of object: AnyObject) -> [AnyObject] { walk(path, object).objects }

  private static func walk(_ path: String, _ object: AnyObject) -> (value: Any?, objects: [AnyObject]) {
    guard KeyValueObserving.isOnMain else { return (nil, []) }
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var found: (value: Any?, objects: [AnyObject]) = (nil, [])
    MainActor.assumeIsolated {
      var present: AnyObject? = object
      let keys = path.split(separator: ".").map(String.init)
      for (number, key) in keys.enumerated() {
        guard let holder = present, case .done(let value) = look(key, holder) else { return }
        if number == keys.count - 1 {
          found.value = value
        } else if let value, type(of: value) is AnyClass {
          present = value as AnyObject
          found.objects.append(value as AnyObject)
        } else {
          return
        }
      }
    }
    return found
  }

  /// A property of rewritten sources, or one of UIKit's.
  @MainActor private static func look(_ key: String, _ object: AnyObject) -> Members.Outcome {
    let found = Members.value(key, of: object)
    if case .missing = found { return own(key, object) }
    return found
  }

  @MainActor private static func own(_ key: String, _ object: AnyObject) -> Members.Outcome {
    let finders: [(String, AnyObject) -> Any??] = [view, scroll, control, controller, item, layer]
    for find in finders { if let value = find(key, object) { return .done(value) } }
    return .missing
  }

  @MainActor private static func view(_ key: String, _ object: AnyObject) -> Any?? {
    guard let view = object as? UIView else { return nil }
    switch key {
    case "frame": return .some(view.frame)
    case "bounds": return .some(view.bounds)
    case "center": return .some(view.center)
    case "transform": return .some(view.transform)
    case "alpha": return .some(view.alpha)
    case "hidden", "isHidden": return .some(view.isHidden)
    case "backgroundColor": return .some(view.backgroundColor)
    case "tintColor": return .some(view.tintColor)
    case "tag": return .some(view.tag)
    case "layer": return .some(view.layer)
    case "superview": return .some(view.superview)
    case "window": return .some(view.window)
    case "safeAreaInsets": return .some(view.safeAreaInsets)
    case "userInteractionEnabled", "isUserInteractionEnabled": return .some(view.isUserInteractionEnabled)
    default: return nil
    }
  }

  @MainActor private static func scroll(_ key: String, _ object: AnyObject) -> Any?? {
    guard let view = object as? UIScrollView else { return nil }
    switch key {
    case "contentSize": return .some(view.contentSize)
    case "contentOffset": return .some(view.contentOffset)
    case "contentInset": return .some(view.contentInset)
    case "adjustedContentInset": return .some(view.adjustedContentInset)
    case "zoomScale": return .some(view.zoomScale)
    case "text": return (object as? UITextView).map { .some($0.text as Any) }
    case "attributedText": return (object as? UITextView).map { .some($0.attributedText as Any) }
    default: return nil
    }
  }

  @MainActor private static func control(_ key: String, _ object: AnyObject) -> Any?? {
    switch (object, key) {
    case (let control as UIControl, "enabled"), (let control as UIControl, "isEnabled"): .some(control.isEnabled)
    case (let control as UIControl, "selected"), (let control as UIControl, "isSelected"): .some(control.isSelected)
    case (let control as UIControl, "highlighted"), (let control as UIControl, "isHighlighted"):
      .some(control.isHighlighted)
    case (let field as UITextField, "text"): .some(field.text)
    case (let field as UITextField, "placeholder"): .some(field.placeholder)
    case (let label as UILabel, "text"): .some(label.text)
    case (let label as UILabel, "attributedText"): .some(label.attributedText)
    case (let view as UIImageView, "image"): .some(view.image)
    case (let control as UISwitch, "on"), (let control as UISwitch, "isOn"): .some(control.isOn)
    case (let slider as UISlider, "value"): .some(slider.value)
    case (let stepper as UIStepper, "value"): .some(stepper.value)
    case (let control as UISegmentedControl, "selectedSegmentIndex"): .some(control.selectedSegmentIndex)
    case (let control as UIPageControl, "currentPage"): .some(control.currentPage)
    case (let bar as UIProgressView, "progress"): .some(bar.progress)
    default: nil
    }
  }

  @MainActor private static func controller(_ key: String, _ object: AnyObject) -> Any?? {
    switch (object, key) {
    case (let controller as UIViewController, "title"): .some(controller.title)
    case (let controller as UIViewController, "view"): .some(controller.view)
    case (let controller as UIViewController, "navigationItem"): .some(controller.navigationItem)
    case (let controller as UIViewController, "preferredContentSize"): .some(controller.preferredContentSize)
    case (let controller as UINavigationController, "viewControllers"): .some(controller.viewControllers)
    case (let controller as UITabBarController, "selectedIndex"): .some(controller.selectedIndex)
    case (let controller as UITabBarController, "selectedViewController"): .some(controller.selectedViewController)
    default: nil
    }
  }

  @MainActor private static func item(_ key: String, _ object: AnyObject) -> Any?? {
    switch (object, key) {
    case (let item as UIBarItem, "title"): .some(item.title)
    case (let item as UIBarItem, "image"): .some(item.image)
    case (let item as UIBarItem, "enabled"), (let item as UIBarItem, "isEnabled"): .some(item.isEnabled)
    case (let item as UITabBarItem, "badgeValue"): .some(item.badgeValue)
    case (let item as UINavigationItem, "title"): .some(item.title)
    case (let recognizer as UIGestureRecognizer, "state"): .some(recognizer.state)
    default: nil
    }
  }

  @MainActor private static func layer(_ key: String, _ object: AnyObject) -> Any?? {
    guard let layer = object as? CALayer else { return nil }
    switch key {
    case "bounds": return .some(layer.bounds)
    case "frame": return .some(layer.frame)
    case "position": return .some(layer.position)
    case "opacity": return .some(layer.opacity)
    case "hidden", "isHidden": return .some(layer.isHidden)
    case "cornerRadius": return .some(layer.cornerRadius)
    default: return nil
    }
  }
}
