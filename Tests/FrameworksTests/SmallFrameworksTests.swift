import AVFoundation
import AVKit
import AudioToolbox
import CoreMedia
import LocalAuthentication
import MessageUI
import MobileCoreServices
import Photos
import PhotosUI
import SafariServices
import StoreKit
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers

/// source: Apple's documentation of each class.
@MainActor
@Suite(.serialized) struct SmallFrameworksTests {
  private class Screen: UIViewController, SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate,
    PHPickerViewControllerDelegate, AVAudioPlayerDelegate, AVCaptureMetadataOutputObjectsDelegate
  {
    var events: [String] = []
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { events.append("done") }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
    ) { events.append("mail \(result.rawValue)") }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      events.append("picked \(results.count)")
    }
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      events.append("played \(flag)")
    }
    func metadataOutput(
      _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
      from connection: AVCaptureConnection
    ) {
      let code = metadataObjects.first as? AVMetadataMachineReadableCodeObject
      events.append("code \(code?.stringValue ?? "")")
    }
  }
  private let screen = Screen()

  @Test func safariEndsByItsButton() {
    let safari = SFSafariViewController(url: URL(string: "https://a.com")!)
    safari.delegate = screen
    safari.loadViewIfNeeded()
    safari.finish()
    #expect(screen.events == ["done"])
  }

  @Test func otherSchemesAreRefused() {
    let former = LayoutException.handler
    defer { LayoutException.handler = former }
    var reasons: [String] = []
    LayoutException.handler = { reasons.append($0.reason) }
    _ = SFSafariViewController(url: URL(string: "mailto:a@b.com")!)
    #expect(reasons == ["The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported."])
  }

  @Test func mailsKeepWhatTheySay() {
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = screen
    mail.setSubject("Hello")
    mail.setToRecipients(["a@b.com"])
    mail.setMessageBody("<b>Hi</b>", isHTML: true)
    mail.finish(.sent)
    #expect(mail.subject == "Hello" && mail.toRecipients == ["a@b.com"] && mail.isHTML)
    #expect(screen.events == ["mail 2"] && mail.topViewController?.title == "Hello")
  }

  @Test func pickersKeepToTheirLimit() {
    var configuration = PHPickerConfiguration()
    configuration.selectionLimit = 2
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = screen
    picker.finishPicking(["a", "b", "c"].map { PHPickerResult(assetIdentifier: $0) })
    #expect(screen.events == ["picked 2"])
  }

  @Test func aPickedPhotoIsLoaded() {
    let result = PHPickerResult(itemProvider: NSItemProvider(object: UIImage()))
    #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self) && result.assetIdentifier == nil)
  }

  @Test func anAppAsksForTheMicrophone() {
    let session = AVAudioSession.sharedInstance()
    session.reset()
    session.recordAnswer = false
    defer { session.reset() }
    nonisolated(unsafe) var answer: Bool?
    AVAudioApplication.requestRecordPermission { answer = $0 }
    #expect(answer == false && AVAudioApplication.shared.recordPermission == .denied)
  }

  @Test func contextsAnswerWhatTheUserDoes() async throws {
    LAContext.answers = LAAnswers()
    defer { LAContext.answers = LAAnswers() }
    var error: NSError?
    let context = LAContext()
    #expect(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) && error == nil)
    #expect(context.biometryType == .faceID)
    LAContext.answers.failure = .userCancel
    var code: LAError.Code?
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { _, error in
      code = (error as? LAError)?.code
    }
    #expect(code == .userCancel && LAContext.answers.reasons == ["Unlock"])
    LAContext.answers.unavailability = .biometryNotEnrolled
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == -7 && error?.domain == LAErrorDomain)
  }

  @Test func typesConformToTheirParents() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.json.preferredMIMEType == "application/json")
    #expect(UTType(filenameExtension: "shop")?.isDynamic == true && UTType("com.nobody.knows") == nil)
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && (kUTTypeMovie as String) == "public.movie")
    let name = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png" as CFString, nil)
    #expect(name?.takeRetainedValue() as String? == "public.png")
  }

  @Test func soundsAreNoted() {
    SystemSounds.reset()
    var sound: SystemSoundID = 0
    AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/a.caf") as CFURL, &sound)
    AudioServicesPlaySystemSound(sound)
    AudioServicesPlaySystemSound(SystemSoundID(kSystemSoundID_Vibrate))
    #expect(SystemSounds.played == [sound, 4095] && SystemSounds.file(of: sound)?.path == "/a.caf")
  }

  @Test func reviewsAreCounted() {
    SKStoreReviewController.requestCount = 0
    SKStoreReviewController.requestReview()
    #expect(SKStoreReviewController.requestCount == 1)
  }

  @Test func photosAreThoseOfTheTest() {
    PHPhotoLibrary.answers = PHAnswers()
    PHPhotoLibrary.answers.assets = [PHAsset(localIdentifier: "a"), PHAsset(localIdentifier: "b", mediaType: .video)]
    #expect(PHAsset.fetchAssets(with: nil).count == 0)
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { _ in }
    #expect(PHAsset.fetchAssets(with: nil).count == 2)
    #expect(PHAsset.fetchAssets(with: .video, options: nil).firstObject?.localIdentifier == "b")
  }

  // MARK: AVFoundation

  @Test func playersMoveOnToTheirEnd() {
    let item = AVPlayerItem(url: URL(string: "https://a.com/a.mp4")!)
    let player = AVPlayer(playerItem: item)
    var (times, ends): ([Double], Int) = ([], 0)
    let token = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main) {
      times.append($0.seconds)
    }
    let observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil
    ) { _ in
      ends += 1
    }
    player.advance(by: 1)
    #expect(times == [])
    player.play()
    #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    item.settle(.readyToPlay, duration: CMTime(value: 3, timescale: 1))
    #expect(player.timeControlStatus == .playing)
    player.advance(by: 2.5)
    #expect(times == [1, 2] && player.currentTime().seconds == 2.5 && ends == 0)
    player.advance(by: 2.5)
    #expect(times == [1, 2, 3] && player.currentTime().seconds == 3 && ends == 1 && player.rate == 0)
    player.removeTimeObserver(token)
    NotificationCenter.default.removeObserver(observer)
  }

  @Test func codesAreReadWhileTheSessionRuns() throws {
    AVCaptureDevice.answers.devices = [AVCaptureDevice(mediaType: .video, position: .back)]
    defer { AVCaptureDevice.answers = .init() }
    let (session, output) = (AVCaptureSession(), AVCaptureMetadataOutput())
    let device = try #require(AVCaptureDevice.default(for: .video))
    session.addInput(try AVCaptureDeviceInput(device: device))
    #expect(output.availableMetadataObjectTypes.isEmpty && session.canAddOutput(output))
    session.addOutput(output)
    #expect(!session.canAddOutput(output))
    output.setMetadataObjectsDelegate(screen, queue: .main)
    output.metadataObjectTypes = [.qr]
    let code = AVMetadataMachineReadableCodeObject(type: .qr, stringValue: "hello")
    output.deliver([code])
    session.startRunning()
    output.deliver([AVMetadataMachineReadableCodeObject(type: .ean13, stringValue: "no"), code])
    #expect(screen.events == ["code hello"])
  }

  @Test func layersOfAViewArePlayers() {
    class Film: UIView { override class var layerClass: AnyClass { AVPlayerLayer.self } }
    let layer = Film().layer as? AVPlayerLayer
    #expect(layer != nil && layer?.videoGravity == .resizeAspect)
  }

  /// 16 to 9 in a square of 90: 90 by 50.625, in the middle.
  @Test func rectanglesKeepTheirShape() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 16, height: 9), insideRect: CGRect(x: 0, y: 0, width: 90, height: 90))
    #expect(rect == CGRect(x: 0, y: 19.6875, width: 90, height: 50.625))
  }

  @Test func timesAreFractions() {
    #expect(CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 4) == CMTime(value: 3, timescale: 4))
    #expect(CMTimeGetSeconds(CMTimeMakeWithSeconds(1.5, preferredTimescale: 600)) == 1.5)
    #expect(CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity > CMTime(value: .max, timescale: 1))
    #expect(
      !CMTime(value: 1, timescale: 0).isValid && CMTime(seconds: 1e300, preferredTimescale: 600).isPositiveInfinity)
  }

  // MARK: SwiftUI

  private struct Field: UIViewRepresentable {
    var text: String
    func makeCoordinator() -> NSObject { NSObject() }
    func makeUIView(context: Context) -> UILabel { UILabel() }
    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = text }
  }
  private struct Wrapper: View {
    var text: String
    var body: some View { Field(text: text) }
  }
  private struct Nothing: View { var body: some View { EmptyView() } }

  @Test func hostsShowViewsOfUIKit() {
    let host = UIHostingController(rootView: Wrapper(text: "a"))
    host.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let label = host.view.subviews.first as? UILabel
    #expect(label?.text == "a" && label?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    host.rootView = Wrapper(text: "b")
    #expect(label?.text == "b" && host.view.subviews == [label])
  }

  @Test func hostsOfSwiftUIAreBoxes() {
    let host = UIHostingController(rootView: Nothing())
    #expect(host.view.subviews.isEmpty && (host.view as? StandInBox)?.standInText == "SwiftUI\nNothing")
  }
}
