import Foundation
import UIKit

/// The views of a window as JSON: what an iPhone or a simulator shows, for `trellis verify --dump`.
///
/// Copy this file into a test target of an iOS app. It needs iOS 15 and uses public API only.
///
/// ```swift
/// let dump = DeviceDump(of: window, named: "Settings")
/// try dump.write(into: URL(fileURLWithPath: "/tmp/dumps"))
/// ```
public struct DeviceDump: Encodable, Sendable {
  let schemaVersion = 1
  let release: String
  let device: Device
  let screens: [Screen]

  /// Dumps what was laid out last: call `layoutIfNeeded()` of the window first.
  @MainActor
  public init(of window: UIWindow, named name: String) {
    release = UIDevice.current.systemVersion
    device = Device(of: window)
    var views: [View] = []
    Self.add(window, at: [], to: &views)
    screens = [Screen(name: name, views: views)]
  }

  /// The JSON. Fails for a frame that is not a number.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Writes the JSON into a file of a folder, which is made if it is not there. The file has the name of the screen.
  public func write(into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try json().write(to: folder.appendingPathComponent("\(screens[0].name).json"))
  }

  @MainActor
  private static func add(_ view: UIView, at path: [Int], to views: inout [View]) {
    views.append(View(view, at: path))
    for (index, subview) in view.subviews.enumerated() { add(subview, at: path + [index], to: &views) }
  }

  // MARK: The form

  struct Screen: Encodable, Sendable {
    let name: String
    let views: [View]
  }

  struct Device: Encodable, Sendable {
    let model: String
    let size: Size
    let scale: Double
    let idiom, horizontalSizeClass, verticalSizeClass, textSize, direction, appearance, orientation: String

    @MainActor
    init(of window: UIWindow) {
      let (screen, traits) = (window.screen, window.traitCollection)
      // Only the environment of a simulator has the name of the model.
      model = ProcessInfo.processInfo.environment["SIMULATOR_DEVICE_NAME"] ?? UIDevice.current.model
      size = Size(width: Double(screen.bounds.width), height: Double(screen.bounds.height))
      scale = Double(screen.scale)
      idiom = traits.userInterfaceIdiom == .pad ? "pad" : "phone"
      horizontalSizeClass = traits.horizontalSizeClass == .compact ? "compact" : "regular"
      verticalSizeClass = traits.verticalSizeClass == .compact ? "compact" : "regular"
      textSize = traits.preferredContentSizeCategory.rawValue
      direction = traits.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"
      appearance = traits.userInterfaceStyle == .dark ? "dark" : "light"
      orientation = screen.bounds.width > screen.bounds.height ? "landscape" : "portrait"
    }
  }

  struct View: Encodable, Sendable {
    let path: [Int]
    let `class`: String
    let kind, identifier, controller, text: String?
    let frame, bounds: Rect
    let alignmentRect: Rect?
    let safeArea, margins: Insets?
    let intrinsicSize: IntrinsicSize?
    let font: Font?
    let hidden: Bool?

    @MainActor
    init(_ view: UIView, at path: [Int]) {
      self.path = path
      `class` = String(describing: type(of: view))
      kind = Self.kind(of: view)
      identifier = view.accessibilityIdentifier
      controller = (view.next as? UIViewController).map { String(describing: type(of: $0)) }
      frame = Rect(view.frame)
      bounds = Rect(view.bounds)
      let alignment = view.alignmentRect(forFrame: view.frame)
      alignmentRect = alignment == view.frame ? nil : Rect(alignment)
      safeArea = Insets(view.safeAreaInsets)
      margins = Insets(view.layoutMargins)
      intrinsicSize = IntrinsicSize(view.intrinsicContentSize)
      let shown = Self.text(of: view)
      text = shown.text?.isEmpty == false ? shown.text : nil
      font = shown.font.map { Font(name: $0.fontName, size: Double($0.pointSize)) }
      hidden = view.isHidden ? true : nil
    }

    @MainActor
    private static func kind(of view: UIView) -> String? {
      switch view {
      case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar: return "bar"
      case is UITableViewCell, is UITableViewHeaderFooterView, is UICollectionReusableView: return "row"
      case is UILabel: return "label"
      case is UITextView: return "textView"
      case is UIControl, is UIProgressView, is UIActivityIndicatorView, is UIPickerView: return "control"
      case is UIImageView: return "image"
      case is UIStackView: return "stack"
      case is UIScrollView: return "scroll"
      default: return nil
      }
    }

    @MainActor
    private static func text(of view: UIView) -> (text: String?, font: UIFont?) {
      switch view {
      case let label as UILabel: return (label.text, label.font)
      case let button as UIButton: return (button.currentTitle ?? button.configuration?.title, nil)
      case let field as UITextField: return (field.text?.isEmpty == false ? field.text : field.placeholder, field.font)
      case let view as UITextView: return (view.text, view.font)
      default: return (nil, nil)
      }
    }
  }

  struct Size: Encodable, Sendable { let width, height: Double }
  struct Font: Encodable, Sendable {
    let name: String
    let size: Double
  }

  struct Rect: Encodable, Sendable {
    let x, y, width, height: Double

    init(_ rect: CGRect) {
      (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
      (width, height) = (Double(rect.size.width), Double(rect.size.height))
    }
  }

  struct Insets: Encodable, Sendable {
    let top, left, bottom, right: Double

    /// Nil for insets of zero.
    init?(_ insets: UIEdgeInsets) {
      guard insets != .zero else { return nil }
      (top, left) = (Double(insets.top), Double(insets.left))
      (bottom, right) = (Double(insets.bottom), Double(insets.right))
    }
  }

  struct IntrinsicSize: Encodable, Sendable {
    let width, height: Double?

    /// Nil for a view without an intrinsic size.
    init?(_ size: CGSize) {
      width = size.width == UIView.noIntrinsicMetric ? nil : Double(size.width)
      height = size.height == UIView.noIntrinsicMetric ? nil : Double(size.height)
      if width == nil, height == nil { return nil }
    }
  }
}
