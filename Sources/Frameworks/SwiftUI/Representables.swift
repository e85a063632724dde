import UIKit

/// What a view of UIKit knows of its place in SwiftUI.
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view has made for its delegates.
  public let coordinator: Representable.Coordinator
}

/// A view of UIKit in SwiftUI. A hosting controller shows it.
@preconcurrency @MainActor
public protocol UIViewRepresentable: View where Body == Never {
  /// The class of the view.
  associatedtype UIViewType: UIView
  /// What the view has for its delegates.
  associatedtype Coordinator = Void
  /// What the view knows of its place.
  typealias Context = UIViewRepresentableContext<Self>
  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what the view has for its delegates.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// Nothing.
  public var body: Never { fatalError("a UIViewRepresentable has no body") }
}
extension UIViewRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}

/// What a controller of UIKit knows of its place in SwiftUI.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the controller has made for its delegates.
  public let coordinator: Representable.Coordinator
}

/// A controller of UIKit in SwiftUI. A hosting controller shows it.
@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The class of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What the controller has for its delegates.
  associatedtype Coordinator = Void
  /// What the controller knows of its place.
  typealias Context = UIViewControllerRepresentableContext<Self>
  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what the controller has for its delegates.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// Nothing.
  public var body: Never { fatalError("a UIViewControllerRepresentable has no body") }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nothing.
  public func makeCoordinator() {}
}
