import Foundation
import OpenCombine

// What OpenCombine has not got yet: publishers that join others, of one kind of failure.

/// Hands values on as they are asked for.
private final class Gate<Downstream: Subscriber>: Subscription, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var sources: [AnyCancellable] = []
  private var running: Int
  private var isSending = false
  /// Whether a value that nobody has asked for yet gives way to a newer one.
  private let keepsNewest: Bool

  init(_ downstream: Downstream, sources: Int, keepsNewest: Bool) {
    (self.downstream, running, self.keepsNewest) = (downstream, sources, keepsNewest)
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }

  func add(_ source: AnyCancellable) {
    locked { if downstream == nil { source.cancel() } else { sources.append(source) } }
  }

  func send(_ value: Downstream.Input) {
    locked {
      if keepsNewest { waiting = [] }
      waiting.append(value)
    }
    drain()
  }

  /// One source has ended; with it all, if it had to send something that it did not.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>, endsAll: Bool = false) {
    let isOver = locked { () -> Bool in
      running -= 1
      if case .failure = completion { return true }
      return endsAll
    }
    if isOver { complete(completion) } else { drain() }
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let last = locked { () -> Downstream? in
      defer { downstream = nil }
      return downstream
    }
    cancel()
    last?.receive(completion: completion)
  }

  private func drain() {
    while true {
      let next = locked { () -> (Downstream, Downstream.Input)? in
        guard !isSending, demand > .none, !waiting.isEmpty, let downstream else { return nil }
        isSending = true
        if demand != .unlimited { demand -= 1 }
        return (downstream, waiting.removeFirst())
      }
      guard let (downstream, value) = next else { break }
      let more = downstream.receive(value)
      locked {
        isSending = false
        if demand != .unlimited { demand += more }
      }
    }
    if locked({ running <= 0 && waiting.isEmpty && !isSending && downstream != nil }) { complete(.finished) }
  }

  func request(_ demand: Subscribers.Demand) {
    locked { if self.demand != .unlimited { self.demand += demand } }
    drain()
  }

  func cancel() {
    let all = locked { () -> [AnyCancellable] in
      defer { (sources, downstream, waiting) = ([], nil, []) }
      return sources
    }
    for source in all { source.cancel() }
  }
}

extension Publishers {
  /// Sends the newest values of two publishers whenever one of them sends, once both have.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// Both values.
    public typealias Output = (A.Output, B.Output)
    /// That of both.
    public typealias Failure = A.Failure
    /// One.
    public let a: A
    /// The other one.
    public let b: B
    /// Joins two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Begins to send.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let gate = Gate(subscriber, sources: 2, keepsNewest: true)
      let lock = NSRecursiveLock()
      nonisolated(unsafe) var (first, second): (A.Output?, B.Output?) = (nil, nil)
      let send = {
        lock.lock()
        let both = first.flatMap { a in second.map { (a, $0) } }
        lock.unlock()
        if let both { gate.send(both) }
      }
      subscriber.receive(subscription: gate)
      gate.add(
        a.sink {
          gate.end($0, endsAll: first == nil)
        } receiveValue: { value in
          lock.lock()
          first = value
          lock.unlock()
          send()
        })
      gate.add(
        b.sink {
          gate.end($0, endsAll: second == nil)
        } receiveValue: { value in
          lock.lock()
          second = value
          lock.unlock()
          send()
        })
    }
  }

  /// The same of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// All values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// That of all.
    public typealias Failure = A.Failure
    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// Joins three.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    /// Begins to send.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// The same of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// All values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// That of all.
    public typealias Failure = A.Failure
    /// The first.
    public let a: A
    /// The second.
    public let b: B
    /// The third.
    public let c: C
    /// The fourth.
    public let d: D
    /// Joins four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    /// Begins to send.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Sends what several publishers of one type send.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// Theirs.
    public typealias Output = Upstream.Output
    /// Theirs.
    public typealias Failure = Upstream.Failure
    /// All of them.
    public let publishers: [Upstream]
    /// Joins some.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Joins some.
    public init<Some: Swift.Sequence>(_ upstream: Some) where Some.Element == Upstream { publishers = Array(upstream) }
    /// Joins one more.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    /// Begins to send.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      let gate = Gate(subscriber, sources: publishers.count, keepsNewest: false)
      subscriber.receive(subscription: gate)
      for publisher in publishers {
        gate.add(
          publisher.sink {
            gate.end($0)
          } receiveValue: {
            gate.send($0)
          })
      }
    }
  }

  /// Sends what two publishers send.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
    /// Theirs.
    public typealias Output = A.Output
    /// Theirs.
    public typealias Failure = A.Failure
    /// One.
    public let a: A
    /// The other one.
    public let b: B
    /// Joins two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    /// Begins to send.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
      MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Sends the newest values of this and another publisher whenever one of them sends, once both have.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    .init(self, other)
  }
  /// The same, made into one value.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }
  /// The same of three publishers.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    .init(self, publisher1, publisher2)
  }
  /// The same of three publishers, made into one value.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map(transform)
  }
  /// The same of four publishers.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    .init(self, publisher1, publisher2, publisher3)
  }
  /// Sends what this and another publisher send.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where P.Failure == Failure, P.Output == Output {
    .init(self, other)
  }
  /// Sends what this and other publishers of its type send.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init([self, other]) }
}
