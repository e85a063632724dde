import Combine
import Testing

@Suite struct CombineTests {
  @Test func publishersSendWhatChanges() {
    let numbers = PassthroughSubject<Int, Never>()
    var found: [Int] = []
    let sink = numbers.map { $0 * 2 }.filter { $0 > 2 }.sink { found.append($0) }
    for number in 1...3 { numbers.send(number) }
    #expect(found == [4, 6])
    sink.cancel()
  }
}
