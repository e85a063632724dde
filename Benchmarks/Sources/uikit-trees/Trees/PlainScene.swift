import UIKit

/// Views without constraints, placed by frames and masks: `count` panels of nine views each, with all kinds of masks.
final class PlainScene: WindowScene, Scene {
  private static let masks: [UIView.AutoresizingMask] = [
    .flexibleWidth, [.flexibleWidth, .flexibleHeight], .flexibleLeftMargin, [], [.flexibleTopMargin, .flexibleWidth],
    [.flexibleLeftMargin, .flexibleRightMargin], [.flexibleWidth, .flexibleRightMargin],
    [.flexibleTopMargin, .flexibleBottomMargin],
  ]
  let label = UILabel("The quick brown fox")

  init(count: Int) {
    super.init()
    for i in 0..<count { root.addSubview(makePanel(i)) }
    label.frame = CGRect(x: 200, y: 0, width: 100, height: 20)
    root.subviews[0].addSubview(label)
  }

  var arranged: UIView? { nil }

  private func makePanel(_ i: Int) -> UIView {
    let panel = UIView(frame: CGRect(x: 8, y: 6 * i, width: 359, height: 60))
    panel.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    for k in 0..<9 {
      let view = UIView(frame: CGRect(x: 4 + 36 * k, y: k, width: 32, height: 20))
      view.autoresizingMask = Self.masks[(i + k) % Self.masks.count]
      panel.addSubview(view)
    }
    return panel
  }
}
