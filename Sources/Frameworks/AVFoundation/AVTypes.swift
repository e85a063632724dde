import Foundation

/// What a track or a device has.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  /// The word, as Apple's.
  public let rawValue: String
  /// A value by its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Films.
  public static let video = Self(rawValue: "vide")
  /// Sound.
  public static let audio = Self(rawValue: "soun")
  /// Text.
  public static let text = Self(rawValue: "text")
  /// Captions.
  public static let closedCaption = Self(rawValue: "clcp")
  /// Subtitles.
  public static let subtitle = Self(rawValue: "sbtl")
  /// Times.
  public static let timecode = Self(rawValue: "tmcd")
  /// Data about it.
  public static let metadata = Self(rawValue: "meta")
  /// Films and sound in one.
  public static let muxed = Self(rawValue: "muxx")
  /// Depth.
  public static let depthData = Self(rawValue: "dpth")
}

/// How a film fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The word, as Apple's.
  public let rawValue: String
  /// A value by its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it, with bars.
  public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the layer, cut.
  public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// All of both, out of shape.
  public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}

/// The kind of a file.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
  /// The word, as Apple's.
  public let rawValue: String
  /// A value by its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A film of QuickTime.
  public static let mov = Self(rawValue: "com.apple.quicktime-movie")
  /// A film of MPEG-4.
  public static let mp4 = Self(rawValue: "public.mpeg-4")
  /// A film of iTunes.
  public static let m4v = Self(rawValue: "com.apple.m4v-video")
  /// Sound of MPEG-4.
  public static let m4a = Self(rawValue: "com.apple.m4a-audio")
  /// A film of old phones.
  public static let mobile3GPP = Self(rawValue: "public.3gpp")
  /// Sound of Core Audio.
  public static let caf = Self(rawValue: "com.apple.coreaudio-format")
  /// Waves.
  public static let wav = Self(rawValue: "com.microsoft.waveform-audio")
  /// Sound of AIFF.
  public static let aiff = Self(rawValue: "public.aiff-audio")
  /// Sound of MP3.
  public static let mp3 = Self(rawValue: "public.mp3")
  /// A picture of JPEG.
  public static let jpg = Self(rawValue: "public.jpeg")
  /// A picture of HEIC.
  public static let heic = Self(rawValue: "public.heic")
  /// A picture of HEIF.
  public static let heif = Self(rawValue: "public.heif")
  /// A picture of TIFF.
  public static let tif = Self(rawValue: "public.tiff")
  /// A raw picture.
  public static let dng = Self(rawValue: "com.adobe.raw-image")
}

/// How a film is coded.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  /// The word, as Apple's.
  public let rawValue: String
  /// A value by its word.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// H.264.
  public static let h264 = Self(rawValue: "avc1")
  /// H.265.
  public static let hevc = Self(rawValue: "hvc1")
  /// JPEG.
  public static let jpeg = Self(rawValue: "jpeg")
  /// ProRes.
  public static let proRes422 = Self(rawValue: "apcn")
  /// ProRes with alpha.
  public static let proRes4444 = Self(rawValue: "ap4h")
}

/// The largest rectangle of a shape within another one, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
    height: size.height)
}

/// The key of the codec of a film.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of the width of a film in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of the height of a film in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of the format of sound.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of the samples of a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the bits of a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the quality.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of the order of bytes.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples are fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Sound of MPEG-4.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// Sound without compression.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// Sound that loses nothing.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163

/// How good sound is.
public enum AVAudioQuality: Int, Sendable {
  /// As bad as can be.
  case min = 0
  /// Bad.
  case low = 0x20
  /// Middling.
  case medium = 0x40
  /// Good.
  case high = 0x60
  /// As good as can be.
  case max = 0x7F
}

/// The domain of the errors.
public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// Why a film, a sound or a camera fails.
public struct AVError: Error, CustomNSError, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = -11800
    /// There is no memory.
    case outOfMemory = -11801
    /// The session does not run.
    case sessionNotRunning = -11803
    /// The device is not connected.
    case deviceNotConnected = -11814
    /// The device was taken away.
    case deviceWasDisconnected = -11808
    /// The disk is full.
    case diskFull = -11807
    /// The file is no media.
    case fileFormatNotRecognized = -11828
    /// The file is damaged.
    case fileFailedToParse = -11829
    /// The file exists.
    case fileAlreadyExists = -11823
    /// The content cannot be decoded.
    case decodeFailed = -11821
    /// The user does not allow it.
    case applicationIsNotAuthorizedToUseDevice = -11852
    /// The export has failed.
    case exportFailed = -11820
    /// There is no picture.
    case noImageAtTime = -11832
    /// It was cancelled.
    case operationCancelled = -11878
    /// The content is not there.
    case contentIsUnavailable = -11863
    /// The media services were started again.
    case mediaServicesWereReset = -11819
  }
  /// What went wrong.
  public let code: Code
  /// An error of that code.
  public init(_ code: Code) { self.code = code }
  /// `AVFoundationErrorDomain`.
  public static var errorDomain: String { AVFoundationErrorDomain }
  /// The number of the code.
  public var errorCode: Int { code.rawValue }
  /// Nobody knows.
  public static var unknown: Code { .unknown }
  /// The media services were started again.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
}
