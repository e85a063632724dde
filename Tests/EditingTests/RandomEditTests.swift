import Foundation
import InterfaceBuilder
import Testing

@testable import Editing

/// Edits that a seed decides: documents stay well-formed, ids stay unique, and a refused edit changes nothing.
@Suite struct RandomEditTests {
  @Test(arguments: 0..<UInt64(8)) func ofTheSample(_ seed: UInt64) throws {
    var edits = RandomEdits(generator: SeededGenerator(seed: seed))
    for form in Samples.forms {
      let draft = try Samples.draft(form.bytes)
      for _ in 0..<25 {
        guard let edit = edits.edit(Int.random(in: 0...RandomEdits.kinds, using: &edits.generator), of: draft) else {
          continue
        }
        try EditCheck.apply(edit, to: draft)
      }
      #expect(draft.patch.inverse.applied(to: draft.bytes) == form.bytes)
    }
  }
}

/// What must hold after every edit.
enum EditCheck {
  /// Whether the edit was made and not refused.
  @discardableResult
  static func apply(_ edit: Edit, to draft: Draft) throws -> Bool {
    let before = draft.bytes
    let known = duplicates(in: try draft.document())
    do throws(EditError) {
      try draft.apply(edit)
    } catch {
      #expect(draft.bytes == before, "\(edit) was refused (\(error.message)) and changed something")
      return false
    }
    let bytes = draft.bytes
    let document = try Document.read(Data(bytes), file: draft.file)
    #expect(duplicates(in: document).isSubset(of: known), "\(edit) made an id that exists")
    #expect(draft.tree.says(try SourceTree(document)), "\(edit) is read otherwise")
    return true
  }

  private static func duplicates(in document: Document) -> Set<String> {
    var seen: Set<String> = []
    var twice: Set<String> = []
    document.root.forEachInTree { element in
      if let id = element.id, !seen.insert(id).inserted { twice.insert(id) }
    }
    return twice
  }
}
