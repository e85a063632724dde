import UIKit

/// What SwiftUI would show. Only what stands between SwiftUI and UIKit is here: hosting controllers, and views and controllers of UIKit
/// that SwiftUI would host. `Text`, stacks, modifiers and property wrappers are not; a file that uses them does not compile.
@preconcurrency @MainActor
public protocol View {
  /// What it consists of.
  associatedtype Body: View
  /// What it consists of.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Nothing is never made.
  public var body: Never { fatalError("Never has no value") }
}

/// Puts views together: one, or none.
@resultBuilder
public struct ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// A view that shows nothing.
public struct EmptyView: View {
  /// Nothing.
  public nonisolated init() {}
  /// Nothing.
  public var body: Never { fatalError("EmptyView has no body") }
}

/// Any view.
public struct AnyView: View {
  let view: any View
  /// A view of another type.
  public init<Content: View>(_ view: Content) { self.view = view }
  /// Nothing.
  public var body: Never { fatalError("AnyView has no body") }
}
