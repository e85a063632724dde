/// Covers the window while a sheet, a popover or an alert is presented, and places it.
final class PresentationContainerView: UIView {
  let presentation: UIPresentationController

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A sheet and an alert give way to the keyboard.
    if presentation.followsKeyboard { layoutHost?.followSurroundings(self) }
    presentation.containerViewWillLayoutSubviews()
    presentation.placePresentedView()
    presentation.containerViewDidLayoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    if let through = presentation.passthroughHit(point, in: self, with: event) { return through }
    return presentation.catchesTouches ? hit : nil
  }

  // A presentation keeps touches from what lies below it.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let isBeside = touches.contains { $0.view === self }
    if isBeside, presentation.endsWithTapBeside { presentation.userDidDismiss() }
  }
}
