import Glibc

/// Processor time of this thread in nanoseconds. Other processes on the machine do not count.
public func threadNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

public func median(_ samples: [Int]) -> Int {
  samples.isEmpty ? 0 : samples.sorted()[samples.count / 2]
}

/// What reading the clock costs itself: a system call, a good part of a microsecond. To be subtracted from every sample.
public func measureClockCost() -> Int {
  median(
    (0..<1001).map { _ in
      let start = threadNanoseconds()
      return threadNanoseconds() - start
    })
}
