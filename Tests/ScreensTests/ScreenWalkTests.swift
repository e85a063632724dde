import AppHost
import Foundation
import Screens
import Testing
import UIKit

/// Random walks through the example screens and the storyboards of the examples. No step crashes, no conflict stays in a screen, and every
/// frame is the one that the same state has when it is laid out at once. `TRELLIS_WALKS` is the number of walks of each screen on each
/// device, 3 by default and 1 for storyboards, and `TRELLIS_WALK_SEED` the first seed, which failures name with the steps.
@MainActor
@Suite(.serialized) struct ScreenWalkTests {
  nonisolated static let screens = ScreenJourneyTests.screens
  nonisolated static let devices = ["iPhone SE (3rd generation)", "iPad mini (6th generation)"]

  private static func number(_ name: String, _ standard: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) } ?? standard
  }

  private func seeds(_ standard: Int) -> Range<Int> {
    let first = Self.number("TRELLIS_WALK_SEED", 1)
    return first..<first + Self.number("TRELLIS_WALKS", standard)
  }

  /// source: a layout has no memory; a new engine must find the frames that the old one has after all of its edits.
  @Test(arguments: screens, devices)
  func framesAreThoseOfANewEngine(_ name: String, _ device: String) {
    for seed in seeds(3) {
      var walk = ScreenWalk(make(name), on: device, seed: UInt64(seed), changesOnly: false)
      for _ in 0..<15 { walk.step() }
      let frames = walk.frames
      let conflicts = walk.standingConflicts()
      let words = "\(name) on \(device), seed \(seed): \(walk.steps.joined(separator: ", "))"
      #expect(conflicts.isEmpty, "\(words)")
      #expect(difference(walk.frames, frames) == [], "\(words)")
    }
  }

  /// source: a screen does not depend on the way to its environment.
  @Test(arguments: screens, devices)
  func framesAreThoseOfAScreenThatIsShownAtOnce(_ name: String, _ device: String) {
    for seed in seeds(3) {
      var walk = ScreenWalk(make(name), on: device, seed: UInt64(seed), changesOnly: true)
      for _ in 0..<15 { walk.step() }
      let fresh = walk.another(showing: make(name))
      let words = "\(name) on \(device), seed \(seed): \(walk.steps.joined(separator: ", "))"
      #expect(difference(walk.frames, fresh.frames) == [], "\(words)")
    }
  }

  // MARK: Storyboards

  /// Like `Guides/Margins`, from the folder of the examples.
  nonisolated static let documents: [String] = {
    let files = FileManager.default.enumerator(atPath: examples)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".storyboard") && !$0.hasPrefix("App/") }.map { String($0.dropLast(11)) }
      .sorted()
  }()
  nonisolated private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples").path

  private func load(_ name: String) -> UIViewController {
    let file = URL(fileURLWithPath: "\(Self.examples)/\(name)")
    let bundle = Bundle(path: file.deletingLastPathComponent().path)
    let storyboard = UIStoryboard(name: file.lastPathComponent, bundle: bundle)
    return storyboard.instantiateInitialViewController()!
  }

  /// The code of the documents is not here: their actions and outlets are nobody's. Any other exception is a failure.
  private func withoutCode(_ words: String, _ body: () -> Void) {
    let handler = LayoutException.handler
    defer { LayoutException.handler = handler }
    LayoutException.handler = { exception in
      let isOfCode = ["unrecognized selector", "not key value coding-compliant"].contains {
        exception.reason.contains($0)
      }
      if !isOfCode { Issue.record("\(words): \(exception.reason)") }
    }
    body()
  }

  @Test func storyboardsOfTheExamplesAreFound() { #expect(Self.documents.count > 45) }

  /// A document that is ambiguous, or contradicts itself, has no layout of its own: there only crashes count.
  ///
  /// source: a layout has no memory, and a screen does not depend on the way to its environment.
  @Test(arguments: documents, devices)
  func storyboardsHaveTheFramesOfAScreenThatIsShownAtOnce(_ name: String, _ device: String) {
    for seed in seeds(1) {
      withoutCode("\(name) on \(device), seed \(seed)") { walkWithChanges(name, device, seed) }
    }
  }

  private func walkWithChanges(_ name: String, _ device: String, _ seed: Int) {
    var walk = ScreenWalk(load(name), on: device, seed: UInt64(seed), changesOnly: true)
    for _ in 0..<15 { walk.step() }
    let words = "\(name) on \(device), seed \(seed): \(walk.steps.joined(separator: ", "))"
    let fresh = walk.another(showing: load(name))
    let standing = fresh.standingConflicts()
    #expect(walk.standingConflicts().count == standing.count, "\(words)")
    guard standing.isEmpty, fresh.screen.ambiguities.isEmpty else { return }
    #expect(difference(walk.frames, fresh.frames) == [], "\(words)")
  }

  @Test(arguments: documents, devices)
  func storyboardsHaveTheFramesOfANewEngine(_ name: String, _ device: String) {
    for seed in seeds(1) {
      withoutCode("\(name) on \(device), seed \(seed)") { walkWithUse(name, device, seed) }
    }
  }

  private func walkWithUse(_ name: String, _ device: String, _ seed: Int) {
    var walk = ScreenWalk(load(name), on: device, seed: UInt64(seed), changesOnly: false)
    for _ in 0..<15 { walk.step() }
    let words = "\(name) on \(device), seed \(seed): \(walk.steps.joined(separator: ", "))"
    let frames = walk.frames
    let conflicts = walk.standingConflicts()
    guard conflicts.isEmpty, walk.screen.ambiguities.isEmpty else { return }
    #expect(difference(walk.frames, frames) == [], "\(words)")
  }

  /// With every controller's view, because a list that was never shown has not given itself its title, which a back button shows.
  private func make(_ name: String) -> UIViewController {
    let controller = ScreenJourneyTests.make(name)
    (controller as? MailScreen)?.list.loadViewIfNeeded()
    return controller
  }

  private func difference(_ new: [String], _ old: [String]) -> [String] {
    guard new.count == old.count else { return ["\(new.count) views instead of \(old.count)"] }
    return zip(new, old).filter { $0 != $1 }.prefix(3).map { "\($0) instead of \($1)" }
  }
}
