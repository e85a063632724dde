import Geometry
import InterfaceBuilder

// What lies in front of a view, and what of it that hides.

extension LaidOutView {
  /// A background behind a text takes nothing from it, unless it is that of other texts or controls and told from its
  /// surroundings: then the text looks like one of theirs.
  func isPartner(behind front: LaidOutView, in scene: LaidOutScene) -> Bool {
    kind != .view || (scene.holdsContent(self) && !scene.isColoredLikeSurroundings(self))
  }

  /// An empty view in the color of its surroundings is a spacer.
  func isPartner(inFrontOf back: LaidOutView, in scene: LaidOutScene) -> Bool {
    kind != .view || scene.holdsContent(self) || !scene.isColoredLikeSurroundings(self)
  }

  /// Whether what is behind is seen no more, or less than before: an opaque view, one that dims, or a blur.
  fileprivate func veils(in scene: LaidOutScene) -> Bool {
    func isVeil(_ view: LaidOutView) -> Bool {
      view.kind == .visualEffectView || (view.report.backgroundColor.map { $0.alpha >= 0.1 } ?? false)
    }
    if isVeil(self) { return true }
    // Most dialogs are a clear view with one that dims all of it at the bottom.
    return scene.subviews(of: self).contains { isVeil($0) && $0.frame.share(of: frame) > 0.8 }
  }
}

extension Rect {
  /// The part of another rectangle's area that this one covers, from 0 to 1.
  func share(of other: Rect) -> Double {
    guard other.width > 0, other.height > 0, let shared = intersection(other) else { return 0 }
    return shared.width * shared.height / (other.width * other.height)
  }

  fileprivate func contains(_ other: Rect) -> Bool {
    x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension LaidOutScene {
  /// Whether the background is that of the nearest superview with an opaque one, so that nobody sees where it ends.
  fileprivate func isColoredLikeSurroundings(_ view: LaidOutView) -> Bool {
    guard let color = view.report.backgroundColor else { return true }
    var next = superview(of: view)
    while let outer = next {
      if outer.isOpaque, let behind = outer.report.backgroundColor {
        return abs(behind.red - color.red) + abs(behind.green - color.green) + abs(behind.blue - color.blue) < 0.02
      }
      next = superview(of: outer)
    }
    return false
  }

  /// Whether the overlap shows nothing of the view behind: an opaque superview of the one in front hides it there, or a dialog
  /// that covers it, or most of what it is in, on the canvas, too.
  func isCovered(_ back: LaidOutView, by front: LaidOutView, at shared: Rect) -> Bool {
    let (inFront, behind) = paths(to: front, back)
    let around = behind.first.map { [$0.designed, superview(of: $0)?.designed].compactMap { $0 } } ?? []
    return inFront.contains { cover in
      if cover.index != front.index, cover.isOpaque, cover.frame.contains(shared) { return true }
      guard cover.index != front.index || cover.kind == .view, cover.veils(in: self), let drawn = cover.designed else {
        return false
      }
      let isOnBack = cover.index != front.index && drawn.share(of: back.designed ?? .zero) > 0.5
      return isOnBack || around.contains { drawn.share(of: $0) > 0.6 }
    }
  }

  /// Whether the view lies behind one of the opaque ones that covers it completely: a picture, a list or a page in front of it.
  func isCovered(_ view: LaidOutView, by covers: [LaidOutView]) -> Bool {
    guard view.frame.width > 0, view.frame.height > 0 else { return false }
    return covers.contains { other in
      guard other.index > view.index, let shared = other.frame.intersection(view.frame) else { return false }
      return shared.width >= view.frame.width - 0.5 && shared.height >= view.frame.height - 0.5
        && !isInside(other, view)
    }
  }
}
