import Combine
import Foundation
import Testing
import UIKit

/// Combine by OpenCombine, and what is added to it. source: Apple's documentation of each publisher.
@Suite struct CombineTests {
  private final class Model: ObservableObject { @Published var name = "a" }

  @Test func publishersSendWhatChanges() {
    let numbers = PassthroughSubject<Int, Never>()
    var found: [Int] = []
    let sink = numbers.map { $0 * 2 }.filter { $0 > 2 }.sink { found.append($0) }
    for number in 1...3 { numbers.send(number) }
    #expect(found == [4, 6])
    sink.cancel()
    numbers.send(4)
    #expect(found == [4, 6])
  }

  @Test func publishedPropertiesTell() {
    let model = Model()
    var (names, changes): ([String], Int) = ([], 0)
    var bag: Set<AnyCancellable> = []
    model.$name.sink { names.append($0) }.store(in: &bag)
    model.objectWillChange.sink { changes += 1 }.store(in: &bag)
    model.name = "b"
    #expect(names == ["a", "b"])
    #expect(changes == 1)
  }

  @Test func combineLatestWaitsForBoth() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var (found, isOver): ([String], Bool) = ([], false)
    let sink = first.combineLatest(second).sink { _ in
      isOver = true
    } receiveValue: {
      found.append("\($0)\($1)")
    }
    first.send(1)
    #expect(found == [])
    second.send("a")
    first.send(2)
    second.send("b")
    #expect(found == ["1a", "2a", "2b"])
    first.send(completion: .finished)
    second.send("c")
    #expect(found.last == "2c" && !isOver)
    second.send(completion: .finished)
    #expect(isOver)
    sink.cancel()
  }

  @Test func combineLatestOfThreeTransforms() {
    let (a, b, c) = (
      CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2), CurrentValueSubject<Int, Never>(3)
    )
    var found: [Int] = []
    let sink = a.combineLatest(b, c) { $0 + $1 + $2 }.sink { found.append($0) }
    b.send(10)
    #expect(found == [6, 14])
    sink.cancel()
  }

  @Test func mergeSendsAllAndFailsWithOne() {
    struct Mistake: Error {}
    let (first, second) = (PassthroughSubject<Int, Mistake>(), PassthroughSubject<Int, Mistake>())
    var (found, didFail): ([Int], Bool) = ([], false)
    let sink = first.merge(with: second).sink {
      if case .failure = $0 { didFail = true }
    } receiveValue: {
      found.append($0)
    }
    first.send(1)
    second.send(2)
    first.send(3)
    first.send(completion: .failure(Mistake()))
    second.send(4)
    #expect(found == [1, 2, 3])
    #expect(didFail)
    sink.cancel()
  }

  @Test func notificationsArePublished() {
    let name = Notification.Name("CombineTests")
    var count = 0
    let sink = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
    sink.cancel()
  }

  /// What `uikit-sources` makes of `receive(on: DispatchQueue.main)` and `debounce(for:scheduler:)`.
  @MainActor
  @Test func workWaitsOnTheClockOfAScreen() {
    AppLoop.drive(true)
    defer { AppLoop.drive(false) }
    let words = PassthroughSubject<String, Never>()
    var (received, settled): ([String], [String]) = ([], [])
    let sinks = [
      words.receive(on: DispatchQueue._app).sink { received.append($0) },
      words.debounce(for: .milliseconds(300), scheduler: DispatchQueue._app).sink { settled.append($0) },
    ]
    words.send("a")
    words.send("ab")
    #expect(received == [])
    AppLoop.takeIn()
    UIScreen.main.animationClock.advance(by: 0.2)
    #expect(received == ["a", "ab"] && settled == [])
    UIScreen.main.animationClock.advance(by: 0.2)
    #expect(settled == ["ab"])
    for sink in sinks { sink.cancel() }
  }
}
