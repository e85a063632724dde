import Testing

@testable import Commands

/// What a check of a program says of classes that its documents name and nobody has found.
///
/// source: the text that iOS logs, "Unknown class X in Interface Builder file.", to which UIKit adds the modules here.
@Suite struct UnknownClassesTests {
  @Test func allOfThemAreOneMessage() throws {
    var unknown = UnknownClasses()
    #expect(unknown.note == nil)
    unknown.add(["a conflict", "Unknown class MasterViewController in Interface Builder file. It is not in Shop."])
    #expect(
      try #require(unknown.note).message
        == "the class MasterViewController is used in documents, but missing in the executable: trellis uses a plain object instead, and does not check the content of the class"
    )
    unknown.add([
      "Unknown class MasterViewController in Interface Builder file.", "Unknown class Row in Interface Builder file.",
    ])
    #expect(unknown.names == ["MasterViewController", "Row"])
    #expect(
      try #require(unknown.note).message.hasPrefix("the classes MasterViewController, Row are used in documents"))
  }
}
