import UIKit

/// How an app uses sound, which nobody hears here: what it wants is kept, and a test interrupts it by notifications.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private static let shared = AVAudioSession()
  /// The only one of the app.
  open class func sharedInstance() -> AVAudioSession { shared }
  private let lock = NSLock()
  private struct State {
    var category = Category.soloAmbient
    var mode = Mode.default
    var options: CategoryOptions = []
    var isActive = false
    var permission = RecordPermission.undetermined
    var answer = true
    var port = PortOverride.none
    var (rate, duration) = (48_000.0, 0.01)
  }
  private var state = State()
  private func locked<Value>(_ body: (inout State) -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body(&state)
  }

  /// What an app does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The word, as Apple's.
    public let rawValue: String
    /// A value by its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Beside others, silent if the device is.
    public static let ambient = Self(rawValue: "AVAudioSessionCategoryAmbient")
    /// Alone, silent if the device is.
    public static let soloAmbient = Self(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Alone, whatever the device is.
    public static let playback = Self(rawValue: "AVAudioSessionCategoryPlayback")
    /// It records.
    public static let record = Self(rawValue: "AVAudioSessionCategoryRecord")
    /// Both.
    public static let playAndRecord = Self(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// On several devices.
    public static let multiRoute = Self(rawValue: "AVAudioSessionCategoryMultiRoute")
  }
  /// A special way to use sound.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The word, as Apple's.
    public let rawValue: String
    /// A value by its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// None.
    public static let `default` = Self(rawValue: "AVAudioSessionModeDefault")
    /// A talk.
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    /// A talk with pictures.
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    /// A talk in a game.
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    /// A film is made.
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    /// Sound is measured.
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    /// A film is shown.
    public static let moviePlayback = Self(rawValue: "AVAudioSessionModeMoviePlayback")
    /// Somebody reads.
    public static let spokenAudio = Self(rawValue: "AVAudioSessionModeSpokenAudio")
    /// Somebody says what to do.
    public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")
  }
  /// How an app shares sound with others.
  public struct CategoryOptions: OptionSet, Sendable {
    /// One bit for each option, as on iOS.
    public let rawValue: UInt
    /// The options of those bits; bits without a meaning are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others go on.
    public static let mixWithOthers = Self(rawValue: 0x1)
    /// Others are quieter.
    public static let duckOthers = Self(rawValue: 0x2)
    /// Old headsets are used.
    public static let allowBluetooth = Self(rawValue: 0x4)
    /// The loudspeaker is used.
    public static let defaultToSpeaker = Self(rawValue: 0x8)
    /// Others that speak are interrupted.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 0x11)
    /// Good headsets are used.
    public static let allowBluetoothA2DP = Self(rawValue: 0x20)
    /// Other devices are used.
    public static let allowAirPlay = Self(rawValue: 0x40)
  }
  /// How a session becomes active.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// One bit for each option, as on iOS.
    public let rawValue: UInt
    /// The options of those bits; bits without a meaning are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others hear that it is not any more.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  /// Why an app is interrupted.
  public enum InterruptionType: UInt, Sendable {
    /// It begins to be.
    case began = 1
    /// It is over.
    case ended = 0
  }
  /// What to do after an interruption.
  public struct InterruptionOptions: OptionSet, Sendable {
    /// One bit for each option, as on iOS.
    public let rawValue: UInt
    /// The options of those bits; bits without a meaning are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Go on.
    public static let shouldResume = Self(rawValue: 1)
  }
  /// Why sound goes another way.
  public enum RouteChangeReason: UInt, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// A device is there.
    case newDeviceAvailable = 1
    /// A device is gone.
    case oldDeviceUnavailable = 2
    /// The category is another.
    case categoryChange = 3
    /// An app wanted it.
    case `override` = 4
    /// The device was asleep.
    case wakeFromSleep = 6
    /// No device fits.
    case noSuitableRouteForCategory = 7
    /// Something else.
    case routeConfigurationChange = 8
  }
  /// Whether the user lets an app record.
  public enum RecordPermission: UInt, Sendable {
    /// Nobody asked.
    case undetermined = 0x756E_6474
    /// No.
    case denied = 0x6465_6E79
    /// Yes.
    case granted = 0x6772_6E74
  }
  /// Where sound goes beside where it would.
  public enum PortOverride: UInt, Sendable {
    /// Where it would.
    case none = 0
    /// To the loudspeaker.
    case speaker = 0x7370_6B72
  }

  /// What the app does with sound; `.soloAmbient` by default.
  open var category: Category { locked { $0.category } }
  /// The special way; `.default` by default.
  open var mode: Mode { locked { $0.mode } }
  /// How it shares sound.
  open var categoryOptions: CategoryOptions { locked { $0.options } }
  /// Whether it is active. Not Apple's.
  open var isActive: Bool { locked { $0.isActive } }
  /// Says what the app does with sound.
  open func setCategory(_ category: Category) throws { locked { $0.category = category } }
  /// The same, with how it shares it.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    locked { ($0.category, $0.options) = (category, options) }
  }
  /// The same, with its special way.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    locked { ($0.category, $0.mode, $0.options) = (category, mode, options) }
  }
  /// Sets the special way.
  open func setMode(_ mode: Mode) throws { locked { $0.mode = mode } }
  /// Makes it active or not.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws { locked { $0.isActive = active } }
  /// Says where sound goes. Kept for the app.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws { locked { $0.port = portOverride } }
  /// How many samples a second the app wants. Kept for the app.
  open func setPreferredSampleRate(_ sampleRate: Double) throws { locked { $0.rate = sampleRate } }
  /// How many seconds a piece of sound is long that the app wants. Kept for the app.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { locked { $0.duration = duration } }
  /// How many samples a second has.
  open var sampleRate: Double { locked { $0.rate } }
  /// How many seconds a piece of sound is long.
  open var ioBufferDuration: TimeInterval { locked { $0.duration } }
  /// How loud the device is; 0.5 here.
  open var outputVolume: Float { 0.5 }
  /// Whether another app plays; false here.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether this app should be silent because another one plays; false here.
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  /// Whether there is a microphone; true here.
  open var isInputAvailable: Bool { true }

  /// What the user has answered.
  open var recordPermission: RecordPermission { locked { $0.permission } }
  /// Asks the user, who answers what ``recordAnswer`` says; once answered, the answer stays. The block is called at once.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    let isGranted = locked { state in
      if state.permission == .undetermined { state.permission = state.answer ? .granted : .denied }
      return state.permission == .granted
    }
    response(isGranted)
  }
  /// What the user answers; true by default. Not Apple's.
  open var recordAnswer: Bool {
    get { locked { $0.answer } }
    set { locked { $0.answer = newValue } }
  }
  /// Forgets what the app and the user have said. Not Apple's.
  open func reset() { locked { $0 = State() } }

  /// The app is interrupted; a test posts it.
  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  /// Sound goes another way; a test posts it.
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  /// The media services were started again; a test posts it.
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
}

/// The key of the kind of an interruption.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of what to do after it.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of why sound goes another way.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"

/// Hears of a sound. Every function has a default that does nothing.
@preconcurrency
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  /// It is at its end; a test says so by ``AVAudioPlayer/finish(successfully:)``.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// It cannot be decoded; a test says so by ``AVAudioPlayer/fail(with:)``.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound, which nobody hears. The file must be there, and is not read.
open class AVAudioPlayer: NSObject {
  /// Where the sound is; nil for data.
  public let url: URL?
  /// The sound; nil for a file.
  public let data: Data?
  /// A sound of a file; throws if there is none.
  public init(contentsOf url: URL) throws {
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      throw NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)
    }
    (self.url, data) = (url, nil)
  }
  /// A sound of a file of a kind.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }
  /// A sound of data; throws if it is empty.
  public init(data: Data) throws {
    guard !data.isEmpty else { throw NSError(domain: NSOSStatusErrorDomain, code: 1_954_115_647) }
    (url, self.data) = (nil, data)
  }
  /// A sound of data of a kind.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  /// Hears of it.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// Whether it plays.
  public private(set) var isPlaying = false
  /// How long it is in seconds; 0 unless a test says so.
  open var duration: TimeInterval = 0
  /// Where it is in seconds.
  open var currentTime: TimeInterval = 0
  /// How loud, from 0 to 1. Kept for the app.
  open var volume: Float = 1
  /// From -1, left, to 1, right. Kept for the app.
  open var pan: Float = 0
  /// How fast; counts if ``enableRate`` does. Kept for the app.
  open var rate: Float = 1
  /// Whether ``rate`` counts. Kept for the app.
  open var enableRate = false
  /// How often it begins again; less than 0 for always. Kept for the app.
  open var numberOfLoops = 0
  /// Whether it measures how loud it is. Kept for the app.
  open var isMeteringEnabled = false
  /// How many channels it has.
  open var numberOfChannels: Int { 2 }
  /// Gets ready.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  /// Begins or goes on.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Begins at a time of the device, which is now here.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Stands.
  open func pause() { isPlaying = false }
  /// Stands, and is no longer ready.
  open func stop() { isPlaying = false }
  /// Becomes as loud as given in some seconds, which are none here.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Measures how loud it is, which is not at all.
  open func updateMeters() { LayoutLog.noteWithoutEffect("AVAudioPlayer.updateMeters()") }
  /// How loud it is: as quiet as can be.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud it was: as quiet as can be.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  /// Comes to its end. Not Apple's.
  open func finish(successfully isSuccess: Bool = true) {
    (isPlaying, currentTime) = (false, 0)
    delegate?.audioPlayerDidFinishPlaying(self, successfully: isSuccess)
  }
  /// Cannot be decoded. Not Apple's.
  open func fail(with error: any Error) {
    isPlaying = false
    delegate?.audioPlayerDecodeErrorDidOccur(self, error: error)
  }
}

/// Hears of a recording. Every function has a default that does nothing.
@preconcurrency
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
  /// It is at its end.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// It cannot be encoded; a test says so by ``AVAudioRecorder/fail(with:)``.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}
extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records sound, of which there is none: no file is written.
open class AVAudioRecorder: NSObject {
  /// Where the recording would be.
  public let url: URL
  /// How it would be encoded.
  public let settings: [String: Any]
  /// A recorder.
  public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }
  /// Hears of it.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether it records.
  public private(set) var isRecording = false
  /// How long it has recorded in seconds; 0 unless a test says so.
  open var currentTime: TimeInterval = 0
  /// Whether it measures how loud it is. Kept for the app.
  open var isMeteringEnabled = false
  /// Gets ready.
  @discardableResult
  open func prepareToRecord() -> Bool { true }
  /// Begins or goes on; false if the user does not let the app record.
  @discardableResult
  open func record() -> Bool {
    guard AVAudioSession.sharedInstance().recordPermission != .denied else { return false }
    isRecording = true
    return true
  }
  /// Begins, for some seconds at most, which a test ends.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Stands.
  open func pause() { isRecording = false }
  /// Ends, which the delegate hears.
  open func stop() {
    guard isRecording else { return }
    isRecording = false
    delegate?.audioRecorderDidFinishRecording(self, successfully: true)
  }
  /// Removes the recording; false, because there is none.
  @discardableResult
  open func deleteRecording() -> Bool { false }
  /// Measures how loud it is, which is not at all.
  open func updateMeters() { LayoutLog.noteWithoutEffect("AVAudioRecorder.updateMeters()") }
  /// How loud it is: as quiet as can be.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud it was: as quiet as can be.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  /// Cannot be encoded. Not Apple's.
  open func fail(with error: any Error) {
    isRecording = false
    delegate?.audioRecorderEncodeErrorDidOccur(self, error: error)
  }
}

/// A voice.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language that it speaks.
  public let language: String
  /// Names it; its language here.
  open var identifier: String { language }
  /// A voice of a language; nil for none.
  public init?(language languageCode: String?) {
    guard let languageCode, !languageCode.isEmpty else { return nil }
    language = languageCode
  }
  /// All voices; none is known.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The language of the user.
  open class func currentLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// Something to say.
open class AVSpeechUtterance: NSObject {
  /// What.
  public let speechString: String
  /// Something to say.
  public init(string: String) { speechString = string }
  /// The voice; nil for that of the user's language.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  /// The pause before it in seconds.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause after it in seconds.
  open var postUtteranceDelay: TimeInterval = 0
}

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the word.
  case word = 1
}

/// Hears of speech. Every function has a default that does nothing.
@preconcurrency
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  /// It begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// It is over; a test says so by ``AVSpeechSynthesizer/finish()``.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// It stands.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// It goes on.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// It was stopped.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// It is about to say a part.
  /// Never called here: Trellis does not speak text.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Says what an app wants to be said, which nobody hears: a test ends each by ``finish()``.
open class AVSpeechSynthesizer: NSObject {
  /// A synthesizer with nothing to say.
  public override init() { super.init() }
  /// Hears of it.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// What is to be said, the present one first. Not Apple's.
  public private(set) var utterances: [AVSpeechUtterance] = []
  /// Whether there is something to say.
  open var isSpeaking: Bool { !utterances.isEmpty }
  /// Whether it stands.
  public private(set) var isPaused = false

  /// Says something after what is to be said.
  open func speak(_ utterance: AVSpeechUtterance) {
    utterances.append(utterance)
    if utterances.count == 1 { delegate?.speechSynthesizer(self, didStart: utterance) }
  }
  /// Stops; false if there is nothing to say.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let all = utterances
    (utterances, isPaused) = ([], false)
    for utterance in all { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return !all.isEmpty
  }
  /// Stands; false if there is nothing to say.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let first = utterances.first, !isPaused else { return false }
    isPaused = true
    delegate?.speechSynthesizer(self, didPause: first)
    return true
  }
  /// Goes on; false if it does not stand.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let first = utterances.first, isPaused else { return false }
    isPaused = false
    delegate?.speechSynthesizer(self, didContinue: first)
    return true
  }
  /// Ends the present one, and begins the next. Not Apple's.
  open func finish() {
    guard let first = utterances.first else { return }
    utterances.removeFirst()
    delegate?.speechSynthesizer(self, didFinish: first)
    if let next = utterances.first { delegate?.speechSynthesizer(self, didStart: next) }
  }
}

/// How an app as a whole uses sound; since iOS 17 it asks here for the microphone. What the user has answered is that of the session.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  /// Whether the user lets an app record.
  public enum recordPermission: Int, Sendable {
    /// Nobody asked.
    case undetermined = 0x756E_6474
    /// No.
    case denied = 0x6465_6E79
    /// Yes.
    case granted = 0x6772_6E74
  }

  /// The only one of the app.
  public static let shared = AVAudioApplication()
  private let lock = NSLock()
  private var isMuted = false

  /// What the user has answered.
  open var recordPermission: recordPermission {
    switch AVAudioSession.sharedInstance().recordPermission {
    case .granted: .granted
    case .denied: .denied
    case .undetermined: .undetermined
    }
  }

  /// Asks the user, who answers what `AVAudioSession.recordAnswer` says; once answered, the answer stays. The block is called at once.
  open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
    AVAudioSession.sharedInstance().requestRecordPermission { response($0) }
  }

  /// The same, and waits for the answer.
  open class func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { answer in requestRecordPermission { answer.resume(returning: $0) } }
  }

  /// Whether nothing of the microphone is heard; false by default.
  open var isInputMuted: Bool {
    lock.lock()
    defer { lock.unlock() }
    return isMuted
  }

  /// Sets ``isInputMuted``, and posts it.
  open func setInputMuted(_ inputMuted: Bool) throws {
    lock.lock()
    let changed = isMuted != inputMuted
    isMuted = inputMuted
    lock.unlock()
    guard changed else { return }
    NotificationCenter.default.post(
      name: Self.inputMuteStateChangeNotification, object: self, userInfo: [Self.muteStateKey: inputMuted])
  }

  /// Posted when ``isInputMuted`` has changed.
  public static let inputMuteStateChangeNotification = Notification.Name(
    "AVAudioApplicationInputMuteStateChangeNotification")
  /// The key of the new state: a truth value.
  public static let muteStateKey = "AVAudioApplicationMuteStateKey"
}
