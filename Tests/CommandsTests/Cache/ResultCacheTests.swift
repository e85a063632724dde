import Checking
import Foundation
import InterfaceBuilder
import Linting
import Staging
import Testing
import TextLayout

@testable import Commands

/// What the cache gives back was computed from the same inputs, whatever its files are called and whatever is in them.
@MainActor
@Suite struct ResultCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")

  private func linter(_ rules: [any Rule] = RuleSet.all) throws -> Linter {
    Linter(rules: RuleSet(rules), configurations: [try #require(LayoutConfiguration(device: "retina4_7"))])
  }

  private func source(_ text: String, fonts: [String] = []) -> BatchSource {
    BatchSource(
      file: "a.xib", data: Data(text.utf8), fonts: FontRegistry(), fontFiles: fonts, assets: AssetCatalog(),
      appearance: .light, localization: Localization())
  }

  private func result(_ layouts: Int) -> LintResult { LintResult(findings: [], notes: [], layouts: layouts) }

  /// Names of which every one is the same: the worst that a hash can do.
  private func collidingCache(_ linter: Linter) throws -> ResultCache {
    try ResultCache(in: folder.path, for: linter) { _ in "same" }
  }

  private func place(of source: BatchSource, in cache: inout ResultCache) throws -> ResultCache.Place {
    let place = cache.place(of: source)
    return try #require(place)
  }

  /// What the cache has for a source.
  private func kept(_ source: BatchSource, in cache: inout ResultCache) throws -> LintResult? {
    cache.result(at: try place(of: source, in: &cache))
  }

  private func keep(_ result: LintResult, of source: BatchSource, in cache: inout ResultCache) throws {
    let place = try place(of: source, in: &cache)
    cache.keep(result, at: place)
  }

  private func files(_ ending: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted()
  }

  @Test func storedResultIsFound() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let linter = try linter()
    var cache = try ResultCache(in: folder.path, for: linter)
    let place = try place(of: source("one"), in: &cache)
    #expect(cache.result(at: place) == nil)
    cache.keep(result(1), at: place)
    var later = try ResultCache(in: folder.path, for: linter)
    #expect(try kept(source("one"), in: &later) == result(1))
    #expect(try kept(source("two"), in: &later) == nil)
  }

  @Test func resultOfAnotherDocumentWithTheSameHashIsNotUsed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var cache = try collidingCache(linter())
    let (one, two) = (try place(of: source("one"), in: &cache), try place(of: source("two"), in: &cache))
    cache.keep(result(1), at: one)
    #expect(cache.result(at: two) == nil)
    cache.keep(result(2), at: two)
    #expect(files(".json") == ["same/same.json"])
    #expect(cache.result(at: two) == result(2))
    #expect(cache.result(at: one) == nil)
  }

  @Test func inputsWithTheSameHashHaveTheirOwnFolders() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (all, none) = (try linter(), try linter([]))
    var first = try collidingCache(all)
    try keep(result(1), of: source("one"), in: &first)
    var second = try collidingCache(none)
    let place = try place(of: source("one"), in: &second)
    #expect(second.result(at: place) == nil)
    second.keep(result(2), at: place)
    #expect(files(".json") == ["same-1/same.json", "same/same.json"])
    var third = try collidingCache(all)
    #expect(try kept(source("one"), in: &third) == result(1))
  }

  /// A folder whose inputs are cut off, foreign or gone is left alone, and its results are not trusted.
  @Test(arguments: ["cut", "foreign", "gone"]) func damagedCacheFolderIsNotUsed(_ damage: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var cache = try collidingCache(linter())
    try keep(result(1), of: source("one"), in: &cache)
    let inputs = folder.appendingPathComponent("same/inputs")
    switch damage {
    case "cut": try (try Data(contentsOf: inputs)).dropLast().write(to: inputs)
    case "foreign": try Data("hello".utf8).write(to: inputs)
    default: try FileManager.default.removeItem(at: inputs)
    }
    var later = try collidingCache(linter())
    let place = try place(of: source("one"), in: &later)
    #expect(later.result(at: place) == nil)
    later.keep(result(2), at: place)
    #expect(later.result(at: place) == result(2))
    #expect(files(".json") == ["same-1/same.json", "same/same.json"])
  }

  @Test func truncatedCacheFileIsNotUsed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var cache = try collidingCache(linter())
    let place = try place(of: source("one"), in: &cache)
    cache.keep(result(1), at: place)
    let file = folder.appendingPathComponent("same/same.json")
    let whole = try Data(contentsOf: file)
    for length in 0..<whole.count {
      try whole.prefix(length).write(to: file)
      #expect(cache.result(at: place) == nil, "\(length) of \(whole.count) bytes")
    }
    for index in whole.indices {
      var changed = whole
      changed[index] ^= 1
      try changed.write(to: file)
      #expect(cache.result(at: place) == nil, "byte \(index)")
    }
    try (whole + Data("\n".utf8)).write(to: file)
    #expect(cache.result(at: place) == nil)
    try whole.write(to: file)
    #expect(cache.result(at: place) == result(1))
  }

  @Test func changedFontInvalidatesTheCache() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let linter = try linter()
    var cache = try ResultCache(in: folder.path, for: linter)
    let font = folder.appendingPathComponent("a.ttf")
    try Data("one".utf8).write(to: font)
    try keep(result(1), of: source("one", fonts: [font.path]), in: &cache)
    try Data("two".utf8).write(to: font)
    var later = try ResultCache(in: folder.path, for: linter)
    #expect(try kept(source("one", fonts: [font.path]), in: &later) == nil)
  }
}
