/// Told what the user picked or took. The delegate of a picker is also one of a navigation controller.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called with what was picked. A delegate that declares it dismisses the picker itself.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user closed the picker. A delegate that declares it dismisses the picker itself.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// Lets the user pick a photo, or take one.
///
/// There is no photo library and no camera here: the screen of the picker has a title and Cancel. `Screen.pick(_:)` of AppHost picks an image
/// and `Screen.cancelPicker()` none. The ``UINavigationController/delegate`` has to be a ``UIImagePickerControllerDelegate`` too, which
/// the type of the property does not say (DEVIATIONS.md, 322).
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The library of all photos; the default.
    case photoLibrary
    /// The camera, which no device has here.
    case camera
    /// The album of taken photos.
    case savedPhotosAlbum
  }
  /// How well videos are recorded. The raw values are UIKit's.
  public enum QualityType: Int, Sendable {
    /// As the device does best.
    case typeHigh
    /// For transmission by Wi-Fi; the default.
    case typeMedium
    /// For transmission by the mobile network.
    case typeLow
    /// Of this size in pixels.
    case type640x480
    /// Of this size in pixels.
    case typeIFrame1280x720
    /// Of this size in pixels.
    case typeIFrame960x540
  }
  /// What the camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// A photo.
    case photo
    /// A video.
    case video
  }
  /// On which side the camera is.
  public enum CameraDevice: Int, Sendable {
    /// The back.
    case rear
    /// The front.
    case front
  }
  /// Whether there is a flash.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// In the dark; the default.
    case auto = 0
    /// Always.
    case on = 1
  }
  /// The format of a picked image.
  public enum ImageURLExportPreset: Int, Sendable {
    /// One that every program reads.
    case compatible
    /// That of the library.
    case current
  }

  /// What is known of a picked picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// As Apple spells it.
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The uniform type: `public.image` or `public.movie`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user cut it, if ``UIImagePickerController/allowsEditing`` is true.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that was cut, a `CGRect` in an `NSValue`.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of a video's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The old address in the library.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// What the camera says of a new photo.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// A photo that moves.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The asset of the library.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The address of an image's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Where pictures come from; `.photoLibrary` by default. A source that is not available raises an exception, as on iOS.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return panel.showTitle(of: sourceType) }
      LayoutException.raise("NSInvalidArgumentException", "Source type \(sourceType.rawValue) not available")
    }
  }
  /// Uniform types of what may be picked; `public.image` by default. An empty list raises an exception, as on iOS.
  open var mediaTypes = ["public.image"] {
    didSet {
      if mediaTypes.isEmpty {
        LayoutException.raise("NSInvalidArgumentException", "mediaTypes must have at least one value")
      }
    }
  }
  /// False by default. If true, what is picked has an edited image too.
  open var allowsEditing = false
  /// Compatible by default. No effect here, which the log says once.
  open var imageExportPreset = ImageURLExportPreset.compatible {
    didSet { LayoutLog.noteWithoutEffect("UIImagePickerController.imageExportPreset") }
  }
  /// The name of a preset of AVFoundation; empty by default. No effect here, which the log says once.
  open var videoExportPreset = "" {
    didSet { LayoutLog.noteWithoutEffect("UIImagePickerController.videoExportPreset") }
  }
  /// Seconds; 600 by default. No effect here, which the log says once.
  open var videoMaximumDuration: TimeInterval = 600 {
    didSet { LayoutLog.noteWithoutEffect("UIImagePickerController.videoMaximumDuration") }
  }
  /// Medium by default. No effect here, which the log says once.
  open var videoQuality = QualityType.typeMedium {
    didSet { LayoutLog.noteWithoutEffect("UIImagePickerController.videoQuality") }
  }

  // MARK: The camera, which is never available here

  /// True by default. No effect here, which the log says once.
  open var showsCameraControls = true {
    didSet { LayoutLog.noteWithoutEffect("UIImagePickerController.showsCameraControls") }
  }
  /// Over the picture of the camera. No effect here, which the log says once.
  open var cameraOverlayView: UIView? {
    didSet { LayoutLog.noteWithoutEffect("UIImagePickerController.cameraOverlayView") }
  }
  /// Of the picture of the camera. No effect here, which the log says once.
  open var cameraViewTransform = CGAffineTransform.identity {
    didSet { LayoutLog.noteWithoutEffect("UIImagePickerController.cameraViewTransform") }
  }
  /// Photo by default. No effect here, which the log says once.
  open var cameraCaptureMode = CameraCaptureMode.photo {
    didSet { LayoutLog.noteWithoutEffect("UIImagePickerController.cameraCaptureMode") }
  }
  /// The back by default. No effect here, which the log says once.
  open var cameraDevice = CameraDevice.rear {
    didSet { LayoutLog.noteWithoutEffect("UIImagePickerController.cameraDevice") }
  }
  /// Automatic by default. No effect here, which the log says once.
  open var cameraFlashMode = CameraFlashMode.auto {
    didSet { LayoutLog.noteWithoutEffect("UIImagePickerController.cameraFlashMode") }
  }
  /// Takes no picture: there is no camera. No effect here, which the log says once.
  open func takePicture() { LayoutLog.noteWithoutEffect("UIImagePickerController.takePicture()") }
  /// Records nothing, and returns false. No effect here, which the log says once.
  open func startVideoCapture() -> Bool {
    LayoutLog.noteWithoutEffect("UIImagePickerController.startVideoCapture()")
    return false
  }
  /// Nothing is recorded. No effect here, which the log says once.
  open func stopVideoCapture() { LayoutLog.noteWithoutEffect("UIImagePickerController.stopVideoCapture()") }

  // MARK: What is available

  /// True for the library and the album; false for the camera, as on a simulator.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Images and movies; nil for the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }
  /// False.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// False.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Nil: no such camera.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  // MARK: Making one, and its answer

  private let panel = ImagePickerScreen()

  /// A picker of the library.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    begin()
  }

  /// A picker of the library. It reads nothing from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    modalPresentationStyle = .pageSheet
    setViewControllers([panel], animated: false)
  }

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Does what picking does: tells the delegate or, without one, dismisses the picker.
  package func finish(_ info: [InfoKey: Any]) {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// Does what Cancel does.
  package func cancel() {
    guard let pickerDelegate else { return dismiss(animated: true) }
    pickerDelegate.imagePickerControllerDidCancel(self)
  }

  /// What picking an image gives.
  package func info(of image: UIImage) -> [InfoKey: Any] {
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
    if allowsEditing { info[.editedImage] = image }
    return info
  }
}

/// The only screen of an image picker.
@MainActor
private final class ImagePickerScreen: UIViewController {
  func showTitle(of source: UIImagePickerController.SourceType) {
    title = source == .savedPhotosAlbum ? "Recents" : "Photos"
  }

  override func loadView() {
    if title == nil { showTitle(of: .photoLibrary) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in (self?.navigationController as? UIImagePickerController)?.cancel() })
    let panel = SystemPanelView(title: nil, closeTitle: nil) {}
    panel.show([], orText: "No Photos")
    view = panel
  }
}

/// Told how the video was cut. The delegate of an editor is also one of a navigation controller.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: AnyObject {
  /// Called when the video was saved at a path.
  func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// Called when the video could not be read.
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// Called when the user closed the editor.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  /// Dismisses the editor.
  public func videoEditorController(_ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  {
    editor.dismiss(animated: true)
  }
  /// Dismisses the editor.
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {
    editor.dismiss(animated: true)
  }
  /// Dismisses the editor.
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) { editor.dismiss(animated: true) }
}

/// Lets the user cut a video. Here Save leaves the file as it is and gives its path, Cancel none; a file that is missing is an error.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
  /// Of the video; empty by default.
  open var videoPath = ""
  /// Seconds; 600 by default. No effect here, which the log says once.
  open var videoMaximumDuration: TimeInterval = 600 {
    didSet { LayoutLog.noteWithoutEffect("UIVideoEditorController.videoMaximumDuration") }
  }
  /// Low by default. No effect here, which the log says once.
  open var videoQuality = UIImagePickerController.QualityType.typeLow {
    didSet { LayoutLog.noteWithoutEffect("UIVideoEditorController.videoQuality") }
  }

  /// Whether there is a file at the path whose extension is that of a video.
  open class func canEditVideo(atPath videoPath: String) -> Bool {
    let type = DocumentTypes.type(of: URL(fileURLWithPath: videoPath)) ?? ""
    return DocumentTypes.type(type, conformsTo: "public.movie") && type != "public.data"
      && FileManager.default.fileExists(atPath: videoPath)
  }

  /// An editor of no video yet.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([VideoEditorScreen()], animated: false)
  }

  /// An editor of no video yet. It reads nothing from the coder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setViewControllers([VideoEditorScreen()], animated: false)
  }

  private var editorDelegate: (any UIVideoEditorControllerDelegate)? {
    delegate as? any UIVideoEditorControllerDelegate
  }

  /// Does what Save does.
  package func save() {
    guard let editorDelegate else { return dismiss(animated: true) }
    guard FileManager.default.fileExists(atPath: videoPath) else {
      return editorDelegate.videoEditorController(self, didFailWithError: CocoaError(.fileReadNoSuchFile))
    }
    editorDelegate.videoEditorController(self, didSaveEditedVideoToPath: videoPath)
  }

  /// Does what Cancel does.
  package func cancel() {
    guard let editorDelegate else { return dismiss(animated: true) }
    editorDelegate.videoEditorControllerDidCancel(self)
  }
}

/// The only screen of a video editor.
@MainActor
private final class VideoEditorScreen: UIViewController {
  override func loadView() {
    title = "Edit Video"
    var editor: UIVideoEditorController? { navigationController as? UIVideoEditorController }
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in (self?.navigationController as? UIVideoEditorController)?.cancel() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in (self?.navigationController as? UIVideoEditorController)?.save() })
    let panel = SystemPanelView(title: nil, closeTitle: nil) {}
    panel.show([], orText: editor?.videoPath ?? "")
    view = panel
  }
}
