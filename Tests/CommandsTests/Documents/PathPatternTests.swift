import Foundation
import Testing

@testable import Commands

/// Patterns of paths, as gitignore(5) describes stars and brackets.
@Suite struct PathPatternTests {
  @Test(arguments: [
    ("/a/**/Pods/**", "/a/Pods", true), ("/a/**/Pods/**", "/a/b/c/Pods/d/e.xib", true),
    ("/a/**/Pods/**", "/a/b/MyPods/e.xib", false), ("/a/*.xib", "/a/b.xib", true), ("/a/*.xib", "/a/b/c.xib", false),
    ("/a/**/*.xib", "/a/c.xib", true), ("/a/**/*.xib", "/a/b/c.xib", true), ("/a/**/*.xib", "/b/c.xib", false),
    ("/a/?.xib", "/a/b.xib", true), ("/a/?.xib", "/a/bc.xib", false), ("/a/[b-d]*", "/a/cc", true),
    ("/a/[!b-d]*", "/a/cc", false), ("/a/[xy]", "/a/y", true), ("/a/*b*c*", "/a/xbxxcx", true),
    ("/a/*b*c*", "/a/xcxb", false), ("/**", "/a/b", true), ("/a/[", "/a/[", true), ("/a/[]]", "/a/]", true),
  ])
  func aPatternFitsAWholePath(_ pattern: String, _ path: String, _ fits: Bool) {
    #expect(PathPattern(pattern).matches(path) == fits)
  }

  /// Many stars cost no more than the product of the lengths.
  @Test func patternWithManyStarsMatchesInTime() {
    let stars = "/" + String(repeating: "**/*a*/", count: 300) + "b"
    let path = "/" + String(repeating: "\(String(repeating: "a", count: 20))/", count: 300)
    #expect(!PathPattern(stars).matches(path))
    #expect(
      !PathPattern("/" + String(repeating: "*a", count: 500) + "b").matches("/" + String(repeating: "a", count: 2000)))
  }
}
