import Foundation

/// Writes to descriptors of the system. A full disk or a closed pipe is an error, where Foundation's `FileHandle` ends the program.
package enum ByteStream {
  /// Writes all bytes, if need be in parts.
  ///
  /// - Returns: the number of the system's error; nil if everything is written.
  package static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Int32? {
    let bytes = ContiguousArray(bytes)
    return bytes.withUnsafeBytes { buffer -> Int32? in
      var done = 0
      while done < buffer.count {
        let count = Foundation.write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count >= 0 {
          done += count
        } else if errno == EAGAIN {
          // Somebody made the pipe one that does not wait.
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
