/// Which presentation controller a controller has.
extension UIViewController {
  /// That of the outermost ancestor, which is the one that is presented.
  var loadedPresentation: UIPresentationController? {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller.ownPresentation(from: nil)
  }

  /// What decides the place of the presented view; nil for one that covers the window or its context.
  func presentationToShow(from source: UIViewController) -> UIPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover, .custom: ownPresentation(from: source)
    case .none, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: nil
    }
  }

  /// Made at the first request, and again if the style has changed in between.
  private func ownPresentation(from source: UIViewController?) -> UIPresentationController? {
    let style = modalPresentationStyle
    if let stored = presentationState.stored,
      stored.style == style || presentationState.presenter != nil && source == nil
    {
      return stored.controller
    }
    guard let new = makePresentation(style, source) else { return nil }
    presentationState.stored = (style, new)
    return new
  }

  private func makePresentation(_ style: UIModalPresentationStyle, _ source: UIViewController?)
    -> UIPresentationController?
  {
    switch style {
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: presentationState.presenter)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: presentationState.presenter)
    case .custom: makeCustomPresentation(from: source)
    case .none, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext:
      UIPresentationController(presentedViewController: self, presenting: presentationState.presenter)
    }
  }

  /// Whether the controller or an ancestor is shown in a sheet that leaves a part of the window free.
  var isInSheet: Bool {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller.presentationState.presenter != nil
      && controller.presentationState.stored?.controller.isSheet ?? false
  }
}
