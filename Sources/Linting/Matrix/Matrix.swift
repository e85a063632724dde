import InterfaceBuilder
import Platform

/// What documents are laid out on, in the words of configuration files: a preset, or lists of which every combination is laid out.
package enum Matrix: Hashable, Sendable {
  /// A list of configurations that comes with the tools, on those releases of iOS, of which the last is the main one; on those of the
  /// preset if there are none.
  case preset(Preset, releases: [Int] = [])
  /// Every combination of the lists.
  case product(Lists)

  /// The lists of configurations that come with the tools.
  package enum Preset: String, CaseIterable, Sendable {
    /// Four layouts on screens of very different sizes, for a quick look.
    case smoke
    /// What an app supports of the default preset, as the project around its documents says; all of it without a project.
    case supported
    /// The common widths in both orientations, shared iPads, large text and right-to-left layout: whatever the app supports.
    case `default`
    /// Every screen, with the smallest and the largest texts, in both directions and with long texts.
    case all
  }

  /// The dimensions of a matrix. An empty list stands for what the comment says.
  package struct Lists: Hashable, Sendable {
    /// Models, such as `iPhone SE`, or Interface Builder's names of screens, such as `retina4_7`; the usual devices if empty.
    package var devices: [String] = []
    /// The numbers of releases of iOS; of each device the usual one if empty. Releases that a device does not run are left out.
    package var releases: [Int] = []
    /// Both if empty.
    package var orientations: Set<Orientation> = []
    /// The whole screen if empty. Splits that a device does not have are left out.
    package var splits: [Split] = []
    /// `large` if empty, which is what a device comes with.
    package var textSizes: [ContentSizeCategory] = []
    /// Left to right if empty.
    package var directions: [Direction] = []
    /// The texts of the document if empty.
    package var pseudolanguages: [Pseudolanguage] = []
    /// Light if empty.
    package var appearances: [Appearance] = []

    /// Nothing but defaults.
    package init() {}
  }

  /// How a device is held.
  package enum Orientation: String, CaseIterable, Sendable {
    /// Upright.
    case portrait
    /// On its side.
    case landscape
  }

  /// The part of an iPad's screen that an app has.
  package enum Split: String, CaseIterable, Sendable {
    /// The whole screen.
    case full
    /// The larger part beside `oneThird`; in landscape only.
    case twoThirds = "two_thirds"
    /// One of two equal parts; in landscape only.
    case half
    /// The narrow part beside `twoThirds`.
    case oneThird = "one_third"
    /// A narrow window over another app.
    case slideOver = "slide_over"
  }

  /// The direction of writing, which decides where leading and trailing are.
  package enum Direction: String, CaseIterable, Sendable {
    /// As in English: leading is on the left.
    case leftToRight = "left_to_right"
    /// As in Arabic and Hebrew: leading is on the right.
    case rightToLeft = "right_to_left"
  }

  /// The light or dark appearance of iOS, which chooses colors and images of asset catalogs.
  package enum Appearance: String, CaseIterable, Sendable {
    /// The usual one, with dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
  }
}
