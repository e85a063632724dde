import UIKitCore

/// What is raised while `body` runs.
@MainActor
func exceptions(_ body: () -> Void) -> [LayoutException] {
  nonisolated(unsafe) var raised: [LayoutException] = []
  let handler = LayoutException.handler
  LayoutException.handler = { raised.append($0) }
  body()
  LayoutException.handler = handler
  return raised
}
