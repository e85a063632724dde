import Dispatch

/// Runs the work of an actor, one piece after the other, where it may wait without keeping others from theirs.
final class OwnThread: SerialExecutor {
  private let queue = DispatchQueue(label: "trellis.program", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
