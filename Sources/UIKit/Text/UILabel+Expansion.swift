extension UILabel {
  /// Whether a pointer that rests on a truncated label shows the whole text; false by default. No effect here, which the log says once: there
  /// is no pointer.
  public var showsExpansionTextWhenTruncated: Bool {
    get { objc_getAssociatedObject(self, &expansionKey) as? Bool ?? false }
    set {
      objc_setAssociatedObject(self, &expansionKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      if newValue { LayoutLog.noteWithoutEffect("UILabel.showsExpansionTextWhenTruncated") }
    }
  }
}

nonisolated(unsafe) private var expansionKey: UInt8 = 0
