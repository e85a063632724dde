/// Coordinates that others can be converted to: those of a view, or of the screen. Points.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle of the object in its own coordinates.
  var bounds: CGRect { get }
  /// A point of these coordinates in others. Spaces without a common window are converted through the screen.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of others in these coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The smallest upright rectangle around the converted corners.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The smallest upright rectangle around the converted corners.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// A space of UIKit's own, which lies on the screen.
@MainActor
private protocol PlacedSpace: UICoordinateSpace {
  /// The way from the coordinates of the space to those of the screen as it is held.
  var transformToScreen: CGAffineTransform { get }
}

extension PlacedSpace {
  fileprivate func transform(to other: any UICoordinateSpace) -> CGAffineTransform? {
    guard let other = other as? any PlacedSpace else { return nil }
    return transformToScreen.concatenating(other.transformToScreen.inverted())
  }

  fileprivate func convertPlaced(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    transform(to: space).map { point.applying($0) } ?? space.convert(point, from: self)
  }
  fileprivate func convertPlaced(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    transform(to: space).map { rect.applying($0) } ?? space.convert(rect, from: self)
  }
  fileprivate func convertPlaced(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    guard let other = space as? any PlacedSpace else { return space.convert(point, to: self) }
    return other.convertPlaced(point, to: self)
  }
  fileprivate func convertPlaced(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    guard let other = space as? any PlacedSpace else { return space.convert(rect, to: self) }
    return other.convertPlaced(rect, to: self)
  }
}

extension UIView: UICoordinateSpace, PlacedSpace {
  fileprivate var transformToScreen: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view: UIView? = self
    while let present = view, present.superview != nil || present is UIWindow {
      result = result.concatenating(present.transformToSuperview)
      view = present.superview
    }
    return result
  }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPlaced(point, to: coordinateSpace)
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPlaced(point, from: coordinateSpace)
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertPlaced(rect, to: coordinateSpace)
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertPlaced(rect, from: coordinateSpace)
  }
}

/// The coordinates of a screen: as it is held, or fixed to the upright device.
@MainActor
final class ScreenSpace: PlacedSpace {
  private let screen: UIScreen
  private let isFixed: Bool
  /// Another size of the screen than the present one.
  private let earlier: CGSize?

  init(of screen: UIScreen, isFixed: Bool = false, earlier: CGSize? = nil) {
    (self.screen, self.isFixed, self.earlier) = (screen, isFixed, earlier)
  }

  var bounds: CGRect {
    let size = earlier ?? screen.bounds.size
    return CGRect(
      origin: .zero,
      size: isFixed && size.width > size.height ? CGSize(width: size.height, height: size.width) : size)
  }

  /// A screen on its side is turned to the right, as `UIDevice.orientation` says: its upper edge is the device's left one.
  fileprivate var transformToScreen: CGAffineTransform {
    let size = screen.bounds.size
    guard isFixed, size.width > size.height else { return .identity }
    return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPlaced(point, to: coordinateSpace)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPlaced(point, from: coordinateSpace)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertPlaced(rect, to: coordinateSpace)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertPlaced(rect, from: coordinateSpace)
  }
}

extension UIScreen {
  /// The coordinates of the screen as it is held.
  public var coordinateSpace: any UICoordinateSpace { ScreenSpace(of: self) }
  /// The coordinates of the upright device, whichever way it is held. A device on its side is turned to the right.
  public var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace(of: self, isFixed: true) }
  /// The coordinates of the screen when it had another size.
  package func coordinateSpace(of size: CGSize) -> any UICoordinateSpace { ScreenSpace(of: self, earlier: size) }
}
