import Dispatch

/// Tells whether code runs on the main queue, where the main actor runs. That need not be the main thread: a program
/// that has given its main thread to Dispatch may run the main queue on another thread.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true }
}
