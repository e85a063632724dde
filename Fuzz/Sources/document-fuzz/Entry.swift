import Foundation
import InterfaceBuilder
import LayoutReports
import Platform
import Staging
import UIKitCore

/// Fuzzes the way from a document's bytes to frames.
///
///     document-fuzz [libFuzzer options] CORPUS
@main
struct Entry {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(runDriver(&count, &arguments, testOneInput))
  }
}

/// libFuzzer's main function under its other name, which leaves the arguments to the caller.
@_extern(c, "LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What is read keeps its promises, or nothing is read and the error lies in the file.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let data = Data(UnsafeBufferPointer(start: start, count: count))
  do throws(ReadError) {
    let document = try Document.read(data, file: "fuzz")
    MainActor.assumeIsolated { layOut(document) }
  } catch {
    let lines = data.count { $0 == 0x0A || $0 == 0x0D } + 1
    guard let position = error.position else { return 0 }
    expect(position.line >= 1 && position.line <= lines, "the error lies behind the file: \(error)")
  }
  return 0
}

/// Every scene becomes a report of finite numbers, on a device and on the canvas; programs can load it.
@MainActor
private func layOut(_ document: Document) {
  // What a program does wrong ends it; a document cannot.
  LayoutException.handler = { _ in }
  LayoutLog.write = { _ in }
  let phone = Surface.device(Device.named("iPhone 8")!, .portrait)
  for surface in [phone, .canvas] {
    let scenes = Stage(document, on: surface).layOut().scenes
    for scene in scenes { if let root = scene.root { checkFrames(root) } }
    _ = LayoutReport(documents: [DocumentReport(file: "fuzz", scenes: scenes)]).json()
  }
  _ = DocumentVerification(document)
  _ = UINib(document: document).instantiate(withOwner: UIViewController())
}

private func checkFrames(_ view: ViewReport) {
  let frame = view.frame
  expect([frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite), "a frame is not finite: \(frame)")
  for child in view.children { checkFrames(child) }
}

private func expect(_ condition: Bool, _ promise: String) {
  if condition { return }
  FileHandle.standardError.write(Data("broken: \(promise)\n".utf8))
  abort()
}
