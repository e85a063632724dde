import AppHost
import Foundation
import Pictures

@testable import App

/// Walks through the app as its user does, prints the tree of each screen and writes its picture into `Pictures`.
@main
@MainActor
struct Tour {
  static func main() throws {
    let screen = Screen(.named("iPhone 14"))
    try FileManager.default.createDirectory(atPath: "Pictures", withIntermediateDirectories: true)
    func show(_ name: String) throws {
      print("== \(name)\n\(screen.tree)\n")
      try screen.svg().write(toFile: "Pictures/\(name).svg", atomically: true, encoding: .utf8)
    }
    try screen.launch(AppDelegate.self)
    try show("SignIn")
    try screen.type("Ann", into: "Name")
    try screen.type("secret", into: "Password")
    try show("SignInWithKeyboard")
    try screen.tap("Sign In")
    try show("Contacts")
    try screen.tap("Ada Lovelace")
    try show("Contact")
    try screen.back()
    try screen.tap("Colors")
    try show("Colors")
    try screen.back()
    try screen.tap("Settings")
    try show("Settings")
    for conflict in screen.conflicts { FileHandle.standardError.write(Data((conflict + "\n").utf8)) }
  }
}
