import Foundation
import UIKitCore

/// How a user proves who they are.
public enum LAPolicy: Int, Sendable {
  /// By face or finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// By face, finger or the code of the device.
  case deviceOwnerAuthentication = 2
}

/// What the device recognizes a user by.
public enum LABiometryType: Int, Sendable {
  /// By nothing.
  case none = 0
  /// By a finger.
  case touchID = 1
  /// By the face.
  case faceID = 2
  /// By the eyes.
  case opticID = 4

  /// The same as ``none``, by its old name.
  public static var LABiometryNone: LABiometryType { .none }
}

/// The domain of the errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why a user is not known.
public struct LAError: Error, CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// The face or finger is not the user's.
    case authenticationFailed = -1
    /// The user has cancelled.
    case userCancel = -2
    /// The user wants to type a password.
    case userFallback = -3
    /// The system has cancelled.
    case systemCancel = -4
    /// The device has no code.
    case passcodeNotSet = -5
    /// The device knows no face or finger, or the app may not use them.
    case biometryNotAvailable = -6
    /// No face or finger is enrolled.
    case biometryNotEnrolled = -7
    /// There were too many attempts.
    case biometryLockout = -8
    /// The app has cancelled.
    case appCancel = -9
    /// The context was invalidated.
    case invalidContext = -10
    /// The app has forbidden to ask.
    case notInteractive = -1004

    /// The old name of ``biometryNotAvailable``.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// The old name of ``biometryNotEnrolled``.
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// The old name of ``biometryLockout``.
    public static var touchIDLockout: Code { .biometryLockout }
  }
  /// What went wrong.
  public let code: Code
  /// An error of that code.
  public init(_ code: Code) { self.code = code }
  /// `LAErrorDomain`.
  public static var errorDomain: String { LAErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }

  /// The face or finger is not the user's.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// The user has cancelled.
  public static var userCancel: Code { .userCancel }
  /// The user wants to type a password.
  public static var userFallback: Code { .userFallback }
  /// The system has cancelled.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no code.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device knows no face or finger.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No face or finger is enrolled.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many attempts.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app has cancelled.
  public static var appCancel: Code { .appCancel }
  /// The context was invalidated.
  public static var invalidContext: Code { .invalidContext }
  /// The app has forbidden to ask.
  public static var notInteractive: Code { .notInteractive }
}

/// Matches an error with a code, so that `case LAError.userCancel` catches it.
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }

/// What the device and its user answer to contexts. Not Apple's: a test sets it.
public struct LAAnswers: Sendable {
  /// What the device recognizes a user by; ``LABiometryType/faceID`` by default.
  public var biometryType = LABiometryType.faceID
  /// Why the device cannot recognize anybody; nil by default.
  public var unavailability: LAError.Code?
  /// Whether the device has a code, which the policy without biometrics is content with; true by default.
  public var hasPasscode = true
  /// What goes wrong when the user is asked; nil by default, which is success.
  public var failure: LAError.Code?
  /// The reasons for which users were asked, in their order.
  public var reasons: [String] = []

  /// A device that recognizes its user by the face.
  public init() {}
}

/// Asks the user to prove who they are. Nobody is asked here: ``answers`` says what happens. Handlers are called before a method returns
/// (DEVIATIONS.md, 370).
open class LAContext: NSObject, @unchecked Sendable {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var given = LAAnswers()

  /// What the device and its user answer to all contexts. Not Apple's.
  public static var answers: LAAnswers {
    get {
      lock.lock()
      defer { lock.unlock() }
      return given
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      given = newValue
    }
  }

  private var isInvalid = false

  /// A context that has asked nothing.
  public override init() { super.init() }

  /// The title of the button for a password; nil is the system's.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels; nil is the system's.
  open var localizedCancelTitle: String?
  /// The reason that shows where none is given.
  open var localizedReason = ""
  /// For how many seconds an unlocked device is answer enough. No difference here: every question has its answer.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether the user may not be asked; questions then fail.
  open var interactionNotAllowed = false
  /// A word for what is enrolled; changes with the kind. Nil if nothing is.
  open var evaluatedPolicyDomainState: Data? {
    let answers = Self.answers
    return answers.unavailability == nil && answers.biometryType != .none
      ? Data([UInt8(answers.biometryType.rawValue)]) : nil
  }
  /// What the device recognizes a user by.
  open var biometryType: LABiometryType { Self.answers.biometryType }

  /// Whether the user can be asked.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    guard let code = obstacle(policy) else { return true }
    error?.pointee = LAError(code) as NSError
    return false
  }

  private func obstacle(_ policy: LAPolicy) -> LAError.Code? {
    if isInvalid { return .invalidContext }
    let answers = Self.answers
    if policy == .deviceOwnerAuthentication { return answers.hasPasscode ? nil : .passcodeNotSet }
    if let code = answers.unavailability { return code }
    return answers.biometryType == .none ? .biometryNotAvailable : answers.hasPasscode ? nil : .passcodeNotSet
  }

  /// Asks the user; the reason must not be empty, else an exception is raised.
  @preconcurrency open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    guard !localizedReason.isEmpty else {
      LayoutException.raise("NSInvalidArgumentException", "Non-empty localizedReason must be provided.")
      return
    }
    if let code = obstacle(policy) { return reply(false, LAError(code)) }
    if interactionNotAllowed { return reply(false, LAError(.notInteractive)) }
    Self.answers.reasons.append(localizedReason)
    if let code = Self.answers.failure { return reply(false, LAError(code)) }
    reply(true, nil)
  }

  /// The same, as an asynchronous function; throws what goes wrong.
  @discardableResult
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    try await withCheckedThrowingContinuation { then in
      evaluatePolicy(policy, localizedReason: localizedReason) { isKnown, error in
        if let error { then.resume(throwing: error) } else { then.resume(returning: isKnown) }
      }
    }
  }

  /// Ends the context: it answers no more questions.
  open func invalidate() { isInvalid = true }
}
