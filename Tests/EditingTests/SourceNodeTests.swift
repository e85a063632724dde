import Testing

@testable import Editing

@Suite struct SourceNodeTests {
  /// What was removed with its parent may still be asked for it.
  @Test func aChildThatOutlivesItsParentHasNone() {
    let child = SourceNode(name: "constraint", open: .nothing, openEnd: .nothing)
    do {
      let parent = SourceNode(name: "constraints", open: .nothing, openEnd: .nothing)
      parent.adopt(child)
      #expect(child.parent === parent)
    }
    #expect(child.parent == nil)
    #expect(child.ancestors.isEmpty)
  }
}
