import Dispatch

/// Whether code runs where the main actor does. Not the same as the main thread: a program that gave its main thread to
/// Dispatch has the main queue on others.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
