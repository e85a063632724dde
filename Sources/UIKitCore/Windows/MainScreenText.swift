import Platform
import Synchronization
import TextLayout

/// What fonts, images and strings have to know on any thread: a copy of what the main screen says.
enum MainScreenText {
  private struct Values: Sendable {
    var text = TextEnvironment(Profile(.standard, .portrait))
    var category = ContentSizeCategory.large
    var fonts = FontRegistry()
    var release = Releases.standard
  }

  private static let values = Mutex(Values())

  /// Pixels per point, and which system font.
  static var environment: TextEnvironment { values.withLock { $0.text } }
  static var contentSizeCategory: ContentSizeCategory { values.withLock { $0.category } }
  static var fonts: FontRegistry { values.withLock { $0.fonts } }

  /// The release of iOS.
  static var release: Int { values.withLock { $0.release } }

  static func publish(text: TextEnvironment, profile: Profile, fonts: FontRegistry) {
    values.withLock {
      $0 = Values(text: text, category: profile.contentSizeCategory, fonts: fonts, release: profile.release)
    }
  }
}
