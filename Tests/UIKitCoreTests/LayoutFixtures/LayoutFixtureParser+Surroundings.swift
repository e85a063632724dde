import Platform
import UIKitCore

/// What the tree lies in: screen, device, direction, release, text size, containers.
extension LayoutFixtureParser {
  /// False for a line about something else.
  mutating func readSurroundings(_ content: String) throws -> Bool {
    if let value = content.value(after: "screen:") {
      let (size, scale) = try size(value)
      change {
        $0.screen = size
        $0.scale = scale ?? $0.scale
      }
    } else if let value = content.value(after: "built:") {
      let size = try size(value).0
      change { $0.built = size }
    } else if let value = content.value(after: "direction:") {
      guard ["rtl", "ltr", "both"].contains(value) else { throw error("direction is ltr, rtl or both") }
      change {
        $0.isRightToLeft = value == "rtl"
        $0.alsoMirrored = value == "both"
      }
    } else if let value = content.value(after: "safe-area:") {
      let insets = try numbers(value, count: 4)
      change { $0.safeArea = insets }
    } else if let value = content.value(after: "device:") {
      try readDevice(value)
    } else if let value = content.value(after: "size-classes:") {
      let classes = try value.split(separator: " ").map(sizeClass)
      guard classes.count == 2 else { throw error("size-classes: horizontal vertical") }
      change { ($0.horizontalSizeClass, $0.verticalSizeClass) = (classes[0], classes[1]) }
    } else if let value = content.value(after: "ios:") {
      guard let release = Int(value) else { throw error("no release: \(value)") }
      change { $0.release = release }
    } else if let value = content.value(after: "text-size:") {
      guard LayoutFixtureStage.textSizes[value] != nil else { throw error("no text size: \(value)") }
      change { $0.textSize = value }
    } else if let value = content.value(after: "in:") {
      let containers = value.split(separator: " ").map(String.init).map(LayoutCase.Container.init)
      guard !containers.contains(nil) else { throw error("no containers: \(value)") }
      change { $0.containers = containers.compactMap(\.self) }
    } else {
      return false
    }
    return true
  }

  /// `device: iPhone 8 landscape`: its screen, safe area and size classes.
  private mutating func readDevice(_ value: String) throws {
    let words = value.split(separator: " ").map(String.init)
    guard let orientation = words.last.flatMap(Device.Orientation.init),
      let device = Device.named(words.dropLast().joined(separator: " "))
    else { throw error("no device and orientation: \(value)") }
    let size = device.size(in: orientation)
    change {
      // A release is named before the device, if at all.
      let safeArea = device.safeArea(in: orientation, release: $0.release)
      let classes = device.sizeClasses(in: orientation, release: $0.release)
      $0.screen = LayoutCase.Size(width: size.width, height: size.height)
      $0.scale = device.scale
      $0.idiom = device.idiom == .phone ? .phone : .pad
      $0.safeArea = [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
      $0.horizontalSizeClass = classes.horizontal == .compact ? .compact : .regular
      $0.verticalSizeClass = classes.vertical == .compact ? .compact : .regular
    }
  }
}
