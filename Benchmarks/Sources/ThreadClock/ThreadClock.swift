import Glibc

/// Processor time of this thread in nanoseconds. Other processes on the machine do not count.
func threadNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

func median(_ samples: [Int]) -> Int {
  samples.isEmpty ? 0 : samples.sorted()[samples.count / 2]
}
