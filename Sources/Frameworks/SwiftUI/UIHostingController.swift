import UIKit

/// How a hosting controller follows the size of its view.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// One bit for each option, as on iOS.
  public let rawValue: Int
  /// The options of those bits; bits without a meaning are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// By its preferred content size.
  public static let preferredContentSize = Self(rawValue: 1)
  /// By the intrinsic size of its view.
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// Shows a view of SwiftUI in UIKit.
///
/// A view or a controller of UIKit that SwiftUI hosts shows as it is, if bodies lead to it. SwiftUI itself is not here: for every other
/// view pictures show a box with the name of its type (DEVIATIONS.md, 373).
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view. A new one is shown at once; one of UIKit that shows already is brought up to date.
  public var rootView: Content { didSet { if isViewLoaded { show() } } }
  /// How it follows the size of its view. No effect here, which the log says once.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { LayoutLog.noteWithoutEffect("UIHostingController.sizingOptions") }
  }
  private var host: (any Hosting)?

  /// Shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  /// Shows a view, in the place of a controller of a document.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }
  /// A document cannot say what to show: subclasses call `init(coder:rootView:)`.
  public required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
  }

  open override func loadView() {
    view = StandInBox("SwiftUI\n\(Content.self)")
    show()
  }

  private func show() {
    let found = find(rootView)
    if let host, let found, host.update(with: found) { return }
    host?.remove()
    host = found.flatMap(makeHost)
    (view as? StandInBox)?.standInText = host == nil ? "SwiftUI\n\(Content.self)" : ""
    host?.add(to: self)
  }

  /// The view or controller of UIKit to which bodies lead; nil for a view of SwiftUI.
  private func find(_ view: any View) -> (any View)? {
    var present = view
    // Bodies may go round in a circle.
    for _ in 0..<64 {
      if present is any UIViewRepresentable || present is any UIViewControllerRepresentable { return present }
      if let any = present as? AnyView {
        present = any.view
      } else if let next = body(of: present) {
        present = next
      } else {
        return nil
      }
    }
    return nil
  }
  private func body<Shown: View>(of view: Shown) -> (any View)? { Shown.Body.self == Never.self ? nil : view.body }

  private func makeHost(_ view: any View) -> (any Hosting)? {
    if let view = view as? any UIViewRepresentable { return viewHost(view) }
    if let view = view as? any UIViewControllerRepresentable { return controllerHost(view) }
    return nil
  }
  private func viewHost<Shown: UIViewRepresentable>(_ view: Shown) -> any Hosting { ViewHost(view) }
  private func controllerHost<Shown: UIViewControllerRepresentable>(_ view: Shown) -> any Hosting {
    ControllerHost(view)
  }
}

/// What of UIKit a hosting controller shows.
@MainActor
private protocol Hosting: AnyObject {
  func add(to parent: UIViewController)
  func remove()
  /// False for a view of another type.
  func update(with view: any View) -> Bool
}

@MainActor
private final class ViewHost<Shown: UIViewRepresentable>: Hosting {
  private let context: Shown.Context
  private let view: Shown.UIViewType

  init(_ shown: Shown) {
    context = UIViewRepresentableContext(coordinator: shown.makeCoordinator())
    view = shown.makeUIView(context: context)
    shown.updateUIView(view, context: context)
  }
  func add(to parent: UIViewController) {
    guard let root = parent.view else { return }
    view.frame = root.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
  }
  func remove() { view.removeFromSuperview() }
  func update(with new: any View) -> Bool {
    guard let new = new as? Shown else { return false }
    new.updateUIView(view, context: context)
    return true
  }
}

@MainActor
private final class ControllerHost<Shown: UIViewControllerRepresentable>: Hosting {
  private let context: Shown.Context
  private let controller: Shown.UIViewControllerType

  init(_ shown: Shown) {
    context = UIViewControllerRepresentableContext(coordinator: shown.makeCoordinator())
    controller = shown.makeUIViewController(context: context)
    shown.updateUIViewController(controller, context: context)
  }
  func add(to parent: UIViewController) {
    guard let root = parent.view, let view = controller.view else { return }
    parent.addChild(controller)
    view.frame = root.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(view)
    controller.didMove(toParent: parent)
  }
  func remove() {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }
  func update(with new: any View) -> Bool {
    guard let new = new as? Shown else { return false }
    new.updateUIViewController(controller, context: context)
    return true
  }
}
