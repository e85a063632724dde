import Geometry
import Testing

@Suite struct CodeLocationTests {
  @Test func aLocationOfTheCompilerEqualsThatOfAText() {
    let compiled = CodeLocation("App/View.swift", 7)
    let read = CodeLocation(fileID: "App/View.swift", line: 7)
    #expect(compiled == read)
    #expect(Set([compiled, read]).count == 1)
    #expect(compiled.description == "View.swift:7")
    #expect(read != CodeLocation(fileID: "App/View.swift", line: 8))
    #expect(read != CodeLocation(fileID: "Other/View.swift", line: 7))
  }
}
