import Foundation

/// Where a function writes its error, which Foundation of this platform does not have: `&error` of an `NSError?`, or nil.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
