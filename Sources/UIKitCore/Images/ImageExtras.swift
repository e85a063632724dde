/// What few images have.
package struct ImageExtras: Sendable {
  /// The bytes of the file that the image was read from.
  package var data: Data?
  package var orientation = UIImage.Orientation.up
  /// The images that are shown by turns, and the seconds that they take together.
  package var frames: [UIImage]?
  package var duration: TimeInterval = 0
  /// Whether the image is mirrored where the language reads from the right.
  package var flipsForRightToLeft = false
  /// Points from the bottom to the baseline of what the image shows.
  package var baselineOffset: CGFloat?
  /// The color that the image is drawn in, whatever the tint of its view.
  package var tint: UIColor?
  /// What the program asked of a symbol when it was made.
  package var symbol: UIImage.SymbolConfiguration?

  package init() {}
}

extension UIImage {
  /// The bytes of the file that the image was read from, the pictures of an animation and the like.
  package var details: ImageExtras { extras ?? ImageExtras() }
}
