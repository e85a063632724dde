/// A comment of the document, without its marks and the white space around the text.
///
/// Xcode keeps a comment that it did not write only until it saves the document again.
package struct DocumentComment: Hashable, Sendable {
  /// May hold several lines.
  package var text: String
  /// Where `<!--` begins.
  package var position: SourcePosition

  /// The text is taken as it is.
  package init(text: String, position: SourcePosition) {
    self.text = text
    self.position = position
  }
}
