import Foundation
import Synchronization

/// The number of a sound.
public typealias SystemSoundID = UInt32
/// A number that is 0 if nothing went wrong.
public typealias OSStatus = Int32

/// The number that makes a phone vibrate.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
/// Nothing went wrong.
public let kAudioServicesNoError: OSStatus = 0
/// The file is no sound, or is not there.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

/// The sounds that an app has asked for, which nothing plays here. Not Apple's.
public enum SystemSounds {
  struct State: Sendable {
    var files: [SystemSoundID: URL] = [:]
    var next: SystemSoundID = 0x1000
    var played: [SystemSoundID] = []
  }
  static let state = Mutex(State())

  /// The numbers of the sounds that were to be played, in their order.
  public static var played: [SystemSoundID] { state.withLock { $0.played } }
  /// The file of a number; nil for sounds of the system.
  public static func file(of sound: SystemSoundID) -> URL? { state.withLock { $0.files[sound] } }
  /// Forgets all sounds.
  public static func reset() { state.withLock { $0 = State() } }
}

/// Notes that a sound is to be played, in ``SystemSounds/played``. Nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  SystemSounds.state.withLock { $0.played.append(inSystemSoundID) }
}

/// The same, and then calls the block.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSound(inSystemSoundID)
  inCompletionBlock?()
}

/// Notes that an alert is to be played. Nothing is heard.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  AudioServicesPlaySystemSound(inSystemSoundID)
}

/// The same, and then calls the block.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
  AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock)
}

/// Gives the sound of a file a number; the file is not read.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  outSystemSoundID.pointee = SystemSounds.state.withLock { state in
    state.next += 1
    state.files[state.next] = inFileURL
    return state.next
  }
  return kAudioServicesNoError
}

/// Forgets the number of a sound.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  SystemSounds.state.withLock { _ = $0.files.removeValue(forKey: inSystemSoundID) }
  return kAudioServicesNoError
}

/// Core Foundation's addresses, which Foundation of this platform keeps to itself. `as CFURL` compiles.
public typealias CFURL = URL
