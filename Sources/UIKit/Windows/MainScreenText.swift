import Platform
import Synchronization
import TextLayout

/// What fonts, images and strings have to know on any thread: a copy of what the main screen says.
enum MainScreenText {
  private struct Values: Sendable {
    var text = TextEnvironment(Profile(.standard, .portrait))
    var category = ContentSizeCategory.large
    var fonts = FontRegistry()
  }

  private static let values = Mutex(Values())

  /// Pixels per point, and which system font.
  static var environment: TextEnvironment { values.withLock { $0.text } }
  static var contentSizeCategory: ContentSizeCategory { values.withLock { $0.category } }
  static var fonts: FontRegistry { values.withLock { $0.fonts } }

  static func publish(text: TextEnvironment, category: ContentSizeCategory, fonts: FontRegistry) {
    values.withLock { $0 = Values(text: text, category: category, fonts: fonts) }
  }
}
