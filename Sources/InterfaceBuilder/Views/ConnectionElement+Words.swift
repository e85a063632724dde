extension ConnectionElement {
  /// What a connection does; the raw values are the names of the XML elements.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Sets a property.
    case outlet
    /// Adds to a property that holds several objects.
    case outletCollection
    /// Sends a message when a control or recognizer fires.
    case action
    /// Leads to another controller.
    case segue
  }

  /// How a segue shows its destination; the raw values are the document's.
  package enum SegueKind: String, Hashable, Sendable {
    /// A controller belongs to its container.
    case relationship
    /// Pushed where there is a navigation controller, else presented.
    case show
    /// Put into the detail of a split view.
    case showDetail
    /// Pushed; from before iOS 8.
    case push
    /// Presented; from before iOS 8.
    case modal
    /// Presented.
    case presentation
    /// Presented in a popover; from before iOS 8.
    case popover
    /// Presented in a popover.
    case popoverPresentation
    /// Put into the place of the source; from before iOS 8.
    case replace
    /// Made a child whose view fills a container view.
    case embed
    /// Back to a controller that was shown before.
    case unwind
    /// By a class of the app.
    case custom
  }

  /// Where a segue presents its destination, or a controller wants to be presented; the raw values are the document's.
  package enum PresentationStyle: String, Hashable, Sendable {
    /// As the system likes.
    case automatic
    /// Over the whole window.
    case fullScreen, overFullScreen
    /// A sheet.
    case pageSheet, formSheet
    /// Over the controller that defines the context.
    case currentContext, overCurrentContext
    /// As the program says.
    case custom
    /// A popover.
    case popover
  }

  /// What a segue sets that stands for a relationship of two controllers.
  package enum Relationship: String, Hashable, Sendable {
    /// The first controller of a navigation controller.
    case rootViewController
    /// One of the controllers of a tab bar or split view controller.
    case viewControllers
    /// The first column of a split view controller, as it was called before iOS 14.
    case masterViewController
    /// The last column of a split view controller.
    case detailViewController
    /// The second of three columns of a split view controller.
    case supplementaryViewController
    /// What a split view controller shows in place of its columns where there is little room. No document was seen with it; the name
    /// is formed as the others are.
    case compactViewController
    /// Any other.
    case other
  }

  /// What a control reports; the raw values are the document's.
  package enum Event: String, Hashable, Sendable {
    /// A finger touches the control.
    case touchDown
    /// A finger taps the control again.
    case touchDownRepeat
    /// A finger moves within the control.
    case touchDragInside
    /// A finger moves outside of the control.
    case touchDragOutside
    /// A finger comes back into the control.
    case touchDragEnter
    /// A finger leaves the control.
    case touchDragExit
    /// A finger is lifted within the control.
    case touchUpInside
    /// A finger is lifted outside of the control.
    case touchUpOutside
    /// The system takes the touch away.
    case touchCancel
    /// The value changed.
    case valueChanged
    /// What the control is mainly for happened.
    case primaryActionTriggered
    /// A field begins to be edited.
    case editingDidBegin
    /// The text of a field changed.
    case editingChanged
    /// A field is left.
    case editingDidEnd
    /// The return key ends the editing of a field.
    case editingDidEndOnExit
  }
}

extension ConnectionElement {
  /// Whether an outlet sets the view of a controller.
  package var setsView: Bool { kind == .outlet && property == ViewElement.Key.view.rawValue }
}

extension Element {
  /// What the element is as a connection; nil for any other element.
  package var connectionKind: ConnectionElement.Kind? { ConnectionElement.Kind(rawValue: name) }
}
