import UIKitCore

/// What is wrong with a scene's layout; nil if nothing.
///
/// * a tree that was changed and changed back must have the frames of a tree made anew;
/// * no constraints clash (`LayoutLog` stays silent);
/// * the views fill the window: a tree that lost its constraints would be fast.
@MainActor
func problem<S: Scene>(_ type: S.Type, count: Int) -> String? {
  var conflicts = 0
  LayoutLog.write = { _ in conflicts += 1 }
  let fresh = S(count: count)
  fresh.layOut(after: nil)
  let changed = S(count: count)
  changed.layOut(after: nil)
  changeAndReturn(changed)
  let different = zip(changed.views, fresh.views).count { !isSame($0.frame, $1.frame) }
  if conflicts > 0 { return "\(conflicts) conflicts" }
  if different > 0 { return "\(different) frames differ from a new tree's" }
  let empty = fresh.views.count { $0.frame.width <= 0 || $0.frame.height <= 0 }
  return empty > 0 ? "\(empty) views are empty" : nil
}

/// Frames are rounded to pixels, so that equal layouts are equal but for noise.
private func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
  let pairs = [(a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height)]
  return pairs.allSatisfy { abs($0 - $1) < 1e-6 }
}

@MainActor
private func changeAndReturn<S: Scene>(_ scene: S) {
  for size in [S.landscape, S.portrait] { scene.resize(to: size) }
  for text in [Texts.words(3, 5), scene.label.text] {
    scene.label.text = text
    scene.layOut(after: scene.label)
  }
  guard let arranged = scene.arranged else { return }
  for isHidden in [true, false] {
    arranged.isHidden = isHidden
    scene.layOut(after: arranged)
  }
}
