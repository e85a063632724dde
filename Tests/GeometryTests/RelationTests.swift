import Geometry
import Testing

@Suite struct RelationTests {
  @Test func wordsAndSigns() {
    #expect(Relation.allCases.map(\.word) == ["lessThanOrEqual", "equal", "greaterThanOrEqual"])
    #expect(Relation.allCases.map(\.sign) == ["<=", "==", ">="])
    #expect(Relation.allCases.map(\.typographicSign) == ["≤", "=", "≥"])
    for relation in Relation.allCases { #expect(Relation(word: relation.word) == relation) }
    #expect(Relation(word: "lessThan") == nil)
  }

  @Test func exchangedSides() {
    #expect(Relation.allCases.map(\.turned) == [.greaterThanOrEqual, .equal, .lessThanOrEqual])
  }
}
