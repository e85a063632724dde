import Lessons

/// A lesson as a page shows it.
struct LessonAnswer: Encodable {
  var number: Int
  /// How many lessons there are.
  var count: Int
  var title: String
  /// The path of the reader's document.
  var file: String
  /// What to learn and to do: Markdown that begins with the title.
  var text: String
  /// Each says more than the one before.
  var hints: [String]
  /// The file in which the reader writes the constraints; nil where the canvas is the place.
  var code: String?
  /// The lesson after it; nil after the last.
  var next: Entry?

  struct Entry: Encodable {
    var number: Int
    var title: String
    var chapter: String
    /// The folder that is made for it.
    var folder: String
    /// What the reader is to do, in a sentence or two.
    var task: String
    /// How many views the check looks at.
    var views: Int
    /// How many screens the check lays the document out on.
    var screens: Int
  }
}

/// What the check says of the reader's document.
struct VerdictAnswer: Encodable {
  var isRight: Bool
  /// The views that count, in the order of the lesson.
  var views: [View]
  /// What is wrong besides, such as conflicts, as paragraphs.
  var others: [String]
  /// How many screens were tried.
  var screens: Int

  struct View: Encodable {
    var name: String
    var isRight: Bool
    /// What is wrong with it; nil for nothing, and where something else says it.
    var complaint: String?
  }
}

/// What a page asks for to go on with another lesson.
struct LessonOrder: Decodable {
  var number: Int
}
