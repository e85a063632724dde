import CoreMedia
import UIKit

/// Whether the user lets an app use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  /// Nobody asked.
  case notDetermined = 0
  /// Nobody may allow it.
  case restricted = 1
  /// No.
  case denied = 2
  /// Yes.
  case authorized = 3
}

/// How a picture of a camera is turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// With the home button to the right.
  case landscapeRight = 3
  /// With the home button to the left.
  case landscapeLeft = 4
}

/// A camera or a microphone. A device has none unless a test gives it some by ``answers``.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// What a device has and its user allows. Not Apple's: a test sets it.
  public struct Answers: Sendable {
    /// The cameras and microphones; none by default.
    public var devices: [AVCaptureDevice] = []
    /// What the user has answered already; nobody was asked by default.
    public var status: [AVMediaType: AVAuthorizationStatus] = [:]
    /// What the user answers when an app asks; true by default.
    public var answer = true
    /// A device without cameras and microphones.
    public init() {}
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var given = Answers()
  /// What the device has and its user allows. Not Apple's.
  public static var answers: Answers {
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

  /// Where a camera is.
  public enum Position: Int, Sendable {
    /// It is not at a side, or not known.
    case unspecified = 0
    /// Behind.
    case back = 1
    /// In front.
    case front = 2
  }
  /// Whether the light is on.
  public enum TorchMode: Int, Sendable {
    /// No.
    case off = 0
    /// Yes.
    case on = 1
    /// If it is dark.
    case auto = 2
  }
  /// Whether the light flashes.
  public enum FlashMode: Int, Sendable {
    /// No.
    case off = 0
    /// Yes.
    case on = 1
    /// If it is dark.
    case auto = 2
  }
  /// How a camera finds its focus.
  public enum FocusMode: Int, Sendable {
    /// Not at all.
    case locked = 0
    /// Once.
    case autoFocus = 1
    /// Always.
    case continuousAutoFocus = 2
  }
  /// How a camera finds its exposure.
  public enum ExposureMode: Int, Sendable {
    /// Not at all.
    case locked = 0
    /// Once.
    case autoExpose = 1
    /// Always.
    case continuousAutoExposure = 2
    /// As the app says.
    case custom = 3
  }
  /// The kind of a camera or a microphone.
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    /// The word, as Apple's.
    public let rawValue: String
    /// A kind by its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual camera.
    public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    /// The camera for what is far.
    public static let builtInTelephotoCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    /// The camera for what is wide.
    public static let builtInUltraWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    /// Two cameras as one.
    public static let builtInDualCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    /// Two other cameras as one.
    public static let builtInDualWideCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    /// Three cameras as one.
    public static let builtInTripleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    /// The camera that measures depth.
    public static let builtInTrueDepthCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    /// The usual microphone.
    public static let builtInMicrophone = Self(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    /// A microphone.
    public static let microphone = Self(rawValue: "AVCaptureDeviceTypeMicrophone")
  }
  /// Finds cameras and microphones.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    /// What was found, in the order of the kinds.
    public let devices: [AVCaptureDevice]
    /// Finds those of some kinds at a place.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {
      let all = AVCaptureDevice.answers.devices.filter { device in
        (mediaType == nil || device.mediaType == mediaType) && (position == .unspecified || device.position == position)
      }
      devices = deviceTypes.flatMap { type in all.filter { $0.deviceType == type } }
    }
  }

  /// What it gives. Not Apple's.
  public let mediaType: AVMediaType
  /// Where it is.
  public let position: Position
  /// Its kind.
  public let deviceType: DeviceType
  /// Names it.
  public let uniqueID: String

  /// A camera or a microphone. Not Apple's: a test gives it to ``answers``.
  public init(
    mediaType: AVMediaType, position: Position, deviceType: DeviceType = .builtInWideAngleCamera, hasTorch: Bool = false
  ) {
    (self.mediaType, self.position, self.deviceType) = (mediaType, position, deviceType)
    (uniqueID, torch) = ("\(deviceType.rawValue).\(position.rawValue)", hasTorch)
  }

  /// The usual one of a kind of media; nil if there is none.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    answers.devices.first { $0.mediaType == mediaType }
  }
  /// One of a kind at a place; nil if there is none.
  open class func `default`(_ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position)
    -> AVCaptureDevice?
  {
    DiscoverySession(deviceTypes: [deviceType], mediaType: mediaType, position: position).devices.first
  }
  /// All of a kind of media.
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] {
    answers.devices.filter { $0.mediaType == mediaType }
  }
  /// What the user has answered.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    answers.status[mediaType] ?? .notDetermined
  }
  /// Asks the user, who answers what ``Answers/answer`` says; once answered, the answer stays. The handler is called at once.
  @preconcurrency open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    handler(ask(mediaType))
  }
  /// The same, as an asynchronous function.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { ask(mediaType) }
  private class func ask(_ mediaType: AVMediaType) -> Bool {
    if authorizationStatus(for: mediaType) == .notDetermined {
      answers.status[mediaType] = answers.answer ? .authorized : .denied
    }
    return authorizationStatus(for: mediaType) == .authorized
  }

  private let torch: Bool
  /// Whether it gives a kind of media.
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { self.mediaType == mediaType }
  /// The name for the user.
  open var localizedName: String {
    position == .front ? "Front Camera" : mediaType == .audio ? "Microphone" : "Back Camera"
  }
  /// Whether it has a light.
  open var hasTorch: Bool { torch }
  /// Whether it has a flash.
  open var hasFlash: Bool { torch }
  /// Whether the light can be on.
  open var isTorchAvailable: Bool { torch }
  /// Whether the light is on.
  open var isTorchActive: Bool { torchMode == .on }
  /// Whether the light is on, as the app says.
  open var torchMode = TorchMode.off
  /// Whether a way to use the light is known.
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { torch }
  /// Turns the light on, from 0 to 1.
  open func setTorchModeOn(level torchLevel: Float) throws { torchMode = .on }
  /// How it finds its focus. Kept for the app.
  open var focusMode = FocusMode.continuousAutoFocus
  /// Whether a way to find a focus is known; true for cameras.
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { mediaType == .video }
  /// Whether the place of the focus can be set; true for cameras.
  open var isFocusPointOfInterestSupported: Bool { mediaType == .video }
  /// The place of the focus, from 0 to 1. Kept for the app.
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// How it finds its exposure. Kept for the app.
  open var exposureMode = ExposureMode.continuousAutoExposure
  /// Whether a way to find an exposure is known; true for cameras.
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { mediaType == .video }
  /// Whether the place of the exposure can be set; true for cameras.
  open var isExposurePointOfInterestSupported: Bool { mediaType == .video }
  /// The place of the exposure, from 0 to 1. Kept for the app.
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  /// How large what it sees is. Kept for the app.
  open var videoZoomFactor: CGFloat = 1
  /// The smallest ``videoZoomFactor``.
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  /// The largest ``videoZoomFactor``.
  open var maxAvailableVideoZoomFactor: CGFloat { 16 }
  /// Lets the app change it.
  open func lockForConfiguration() throws {}
  /// Ends what ``lockForConfiguration()`` began; nobody else changes it here.
  open func unlockForConfiguration() {}
}

/// What gives a session something.
open class AVCaptureInput: NSObject {}

/// A camera or a microphone in a session.
open class AVCaptureDeviceInput: AVCaptureInput {
  /// It.
  public let device: AVCaptureDevice
  /// Takes one in; throws if the user does not allow it.
  public init(device: AVCaptureDevice) throws {
    guard AVCaptureDevice.authorizationStatus(for: device.mediaType) != .denied else {
      throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
    self.device = device
  }
}

/// The way from an input to an output.
open class AVCaptureConnection: NSObject {
  /// Whether it is open.
  open var isEnabled = true
  /// Whether something goes through it: whether its session runs.
  open internal(set) var isActive = false
  /// Whether pictures can be turned; true here.
  open var isVideoOrientationSupported: Bool { true }
  /// How pictures are turned. Kept for the app.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Whether pictures can be turned by degrees; true here.
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
    [0, 90, 180, 270].contains(videoRotationAngle)
  }
  /// How pictures are turned in degrees. Kept for the app.
  open var videoRotationAngle: CGFloat = 90
  /// Whether pictures can be mirrored; true here.
  open var isVideoMirroringSupported: Bool { true }
  /// Whether they are. Kept for the app.
  open var isVideoMirrored = false
  /// Whether they are if the camera is in front. Kept for the app.
  open var automaticallyAdjustsVideoMirroring = true
}

/// What takes something out of a session.
open class AVCaptureOutput: NSObject {
  /// Its ways, of which it has one in a session.
  public internal(set) var connections: [AVCaptureConnection] = []
  /// The way for a kind of media; nil outside of a session.
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { connections.first }
}

/// Something that a camera has recognized.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// What can be recognized.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The word, as Apple's.
    public let rawValue: String
    /// A kind by its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// UPC-E.
    public static let upce = Self(rawValue: "org.gs1.UPC-E")
    /// Code 39.
    public static let code39 = Self(rawValue: "org.iso.Code39")
    /// Code 39 with a digit to check.
    public static let code39Mod43 = Self(rawValue: "org.iso.Code39Mod43")
    /// EAN-13.
    public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
    /// EAN-8.
    public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
    /// Code 93.
    public static let code93 = Self(rawValue: "com.intermec.Code93")
    /// Code 128.
    public static let code128 = Self(rawValue: "org.iso.Code128")
    /// PDF417.
    public static let pdf417 = Self(rawValue: "org.iso.PDF417")
    /// A QR code.
    public static let qr = Self(rawValue: "org.iso.QRCode")
    /// Aztec.
    public static let aztec = Self(rawValue: "org.iso.Aztec")
    /// Interleaved 2 of 5.
    public static let interleaved2of5 = Self(rawValue: "org.ansi.Interleaved2of5")
    /// ITF14.
    public static let itf14 = Self(rawValue: "org.gs1.ITF14")
    /// Data Matrix.
    public static let dataMatrix = Self(rawValue: "org.iso.DataMatrix")
    /// A face.
    public static let face = Self(rawValue: "face")
    static let all: [Self] = [
      .upce, .code39, .code39Mod43, .ean13, .ean8, .code93, .code128, .pdf417, .qr, .aztec, .interleaved2of5, .itf14,
      .dataMatrix, .face,
    ]
  }
  /// What it is.
  public let type: ObjectType
  /// Where it is in the picture, from 0 to 1.
  public let bounds: CGRect
  /// When it was seen.
  open var time: CMTime { .zero }
  init(_ type: ObjectType, _ bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}

/// A code that a camera has read.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What it says.
  public let stringValue: String?
  /// Its corners, clockwise from the upper left.
  open var corners: [CGPoint] {
    [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
  }
  /// A code. Not Apple's: a test gives it to an output.
  public init(
    type: ObjectType, stringValue: String?, bounds: CGRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
  ) {
    self.stringValue = stringValue
    super.init(type, bounds)
  }
}

/// Hears what a camera has recognized.
@preconcurrency
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// A camera has recognized something; a test says so by ``AVCaptureMetadataOutput/deliver(_:)``. The default does nothing.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  /// Does nothing.
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Recognizes things in pictures: those that a test gives.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Recognizes nothing yet.
  public override init() { super.init() }
  /// Hears of it.
  public private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// Where the delegate wants to be called; it is called where a test calls here.
  public private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  /// What it recognizes; nothing by default.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// What it can recognize: everything in a session, else nothing.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    connections.isEmpty ? [] : AVMetadataObject.ObjectType.all
  }
  /// The part of the picture that counts, from 0 to 1. Kept for the app.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Says who hears of it.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }

  /// Recognizes things: the delegate hears of those that it wants, while the session runs. Not Apple's.
  open func deliver(_ objects: [AVMetadataObject]) {
    guard let connection = connections.first, connection.isActive, connection.isEnabled else { return }
    let wanted = objects.filter { metadataObjectTypes.contains($0.type) }
    if !wanted.isEmpty { metadataObjectsDelegate?.metadataOutput(self, didOutput: wanted, from: connection) }
  }
}

/// Hears of each frame of a film.
@preconcurrency
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// A frame has come.
  /// Never called here: Trellis does not capture video frames.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// A frame was left out.
  /// Never called here: Trellis does not capture video frames.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Gives an app each frame of a film, of which there is none here.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// An output without a delegate.
  public override init() { super.init() }
  /// Would hear of frames.
  public private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  /// Says who would hear of frames. No effect here, which the log says once.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    LayoutLog.noteWithoutEffect("AVCaptureVideoDataOutput.setSampleBufferDelegate(_:queue:)")
    self.sampleBufferDelegate = sampleBufferDelegate
  }
  /// How frames are coded. Kept for the app.
  open var videoSettings: [String: Any]! = [:]
  /// Whether late frames are left out. Kept for the app.
  open var alwaysDiscardsLateVideoFrames = true
}

/// How a photo is taken.
open class AVCapturePhotoSettings: NSObject {
  /// How it is coded.
  public let format: [String: Any]?
  /// The usual way.
  public override init() { format = nil }
  /// A way to code it.
  public init(format: [String: Any]?) { self.format = format }
  /// Whether the light flashes. Kept for the app.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether it is as large as can be. Kept for the app.
  open var isHighResolutionPhotoEnabled = false
}

/// A photo.
open class AVCapturePhoto: NSObject {
  private let data: Data?
  /// A photo. Not Apple's: a test gives it to an output.
  public init(data: Data?) { self.data = data }
  /// The file.
  open func fileDataRepresentation() -> Data? { data }
}

/// Hears of a photo. Every function has a default that does nothing.
@preconcurrency
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  /// The photo is there, or is not.
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  /// Does nothing.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
}

/// Takes photos: those that a test gives.
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Takes none yet.
  public override init() { super.init() }
  private var waiting: [any AVCapturePhotoCaptureDelegate] = []
  /// What ways to use the light are known.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [.off, .on, .auto] }
  /// What ways to code a photo are known.
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [.hevc, .jpeg] }
  /// Whether photos are as large as can be. Kept for the app.
  open var isHighResolutionCaptureEnabled = false
  /// Takes a photo, for which ``deliver(_:error:)`` must be called.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    waiting.append(delegate)
  }
  /// Gives the oldest delegate that waits its photo. Not Apple's.
  open func deliver(_ photo: AVCapturePhoto, error: (any Error)? = nil) {
    guard !waiting.isEmpty else { return }
    waiting.removeFirst().photoOutput(self, didFinishProcessingPhoto: photo, error: error)
  }
}

/// Inputs and outputs that run together. Nothing goes through them but what a test gives to an output.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good pictures and sound are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The word, as Apple's.
    public let rawValue: String
    /// A quality by its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// For photos.
    public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
    /// As good as can be.
    public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
    /// Middling.
    public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    /// Bad.
    public static let low = Self(rawValue: "AVCaptureSessionPresetLow")
    /// 640 by 480 pixels.
    public static let vga640x480 = Self(rawValue: "AVCaptureSessionPreset640x480")
    /// 1280 by 720 pixels.
    public static let hd1280x720 = Self(rawValue: "AVCaptureSessionPreset1280x720")
    /// 1920 by 1080 pixels.
    public static let hd1920x1080 = Self(rawValue: "AVCaptureSessionPreset1920x1080")
    /// 3840 by 2160 pixels.
    public static let hd4K3840x2160 = Self(rawValue: "AVCaptureSessionPreset3840x2160")
    /// As the inputs say.
    public static let inputPriority = Self(rawValue: "AVCaptureSessionPresetInputPriority")
  }
  /// A session of nothing.
  public override init() { super.init() }
  /// What gives it something.
  public private(set) var inputs: [AVCaptureInput] = []
  /// What takes something out.
  public private(set) var outputs: [AVCaptureOutput] = []
  /// Whether it runs.
  public private(set) var isRunning = false
  /// Whether it is interrupted; false here.
  open var isInterrupted: Bool { false }
  /// How good pictures and sound are. Kept for the app.
  open var sessionPreset = Preset.high
  /// Whether it can be so good; true here.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether it is not in it yet.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  /// Adds an input; one that is in it already raises an exception.
  open func addInput(_ input: AVCaptureInput) {
    guard canAddInput(input) else {
      return refuse("An AVCaptureInput instance may not be added to more than one session")
    }
    inputs.append(input)
  }
  /// Removes an input.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether it is in no session yet.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { output.connections.isEmpty }
  /// Adds an output; one that is in a session already raises an exception.
  open func addOutput(_ output: AVCaptureOutput) {
    guard canAddOutput(output) else {
      return refuse("An AVCaptureOutput instance may not be added to more than one session")
    }
    outputs.append(output)
    let connection = AVCaptureConnection()
    connection.isActive = isRunning
    output.connections = [connection]
  }
  /// Removes an output.
  open func removeOutput(_ output: AVCaptureOutput) {
    guard outputs.contains(where: { $0 === output }) else { return }
    outputs.removeAll { $0 === output }
    output.connections = []
  }
  private func refuse(_ reason: String) { LayoutException.raise("NSInvalidArgumentException", "*** \(reason)") }
  /// Begins changes that count together; each counts at once here.
  open func beginConfiguration() {}
  /// Ends changes that count together; each has counted at once here.
  open func commitConfiguration() {}
  /// Runs.
  open func startRunning() { run(true) }
  /// Stands.
  open func stopRunning() { run(false) }
  private func run(_ isRunning: Bool) {
    self.isRunning = isRunning
    for connection in outputs.flatMap(\.connections) { connection.isActive = isRunning }
  }
}

/// The key of the error of a session.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"

/// A layer for the pictures of a session. It shows none here.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// A layer without a session.
  public override init() { super.init() }
  /// A copy for a drawing.
  public override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override class func _copy(of layer: CALayer) -> CALayer { AVCaptureVideoPreviewLayer(layer: layer) }
  /// A layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// The session.
  open var session: AVCaptureSession? {
    didSet { connection = session == nil ? nil : connection ?? AVCaptureConnection() }
  }
  /// The way from the session; nil without one.
  public private(set) var connection: AVCaptureConnection?
  /// How pictures fill the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// A place of the layer as a part of the picture, from 0 to 1, of a camera whose picture fills the layer.
  open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    // The picture of a phone that is held upright lies on its side.
    return CGPoint(x: pointInLayer.y / bounds.height, y: 1 - pointInLayer.x / bounds.width)
  }
  /// A part of the picture as a rectangle of the layer, of a camera whose picture fills the layer.
  open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
    let rect = rectInMetadataOutputCoordinates
    return CGRect(
      x: (1 - rect.maxY) * bounds.width, y: rect.minX * bounds.height, width: rect.height * bounds.width,
      height: rect.width * bounds.height)
  }
  /// A rectangle of the layer as a part of the picture, of a camera whose picture fills the layer.
  open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
    let rect = rectInLayerCoordinates
    guard bounds.width > 0, bounds.height > 0 else { return .zero }
    return CGRect(
      x: rect.minY / bounds.height, y: 1 - rect.maxX / bounds.width, width: rect.height / bounds.height,
      height: rect.width / bounds.width)
  }
  /// What was recognized, in the coordinates of the layer: where it is.
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    let rect = layerRectConverted(fromMetadataOutputRect: metadataObject.bounds)
    guard let code = metadataObject as? AVMetadataMachineReadableCodeObject else {
      return AVMetadataObject(metadataObject.type, rect)
    }
    return AVMetadataMachineReadableCodeObject(type: code.type, stringValue: code.stringValue, bounds: rect)
  }
}
