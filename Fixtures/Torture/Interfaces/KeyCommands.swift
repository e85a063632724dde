import UIKit

final class TortureKeyCommands: UIViewController {
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    let find = UIKeyCommand(
      title: "Find", action: #selector(find(_:)), input: "f", modifierFlags: [.command, .shift],
      discoverabilityTitle: "Find a row")
    let up = UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: #selector(move))
    up.wantsPriorityOverSystemBehavior = true
    return [find, up, UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: .alternate, action: #selector(move))]
  }
  @objc func find(_ command: UIKeyCommand) { title = command.input }
  @objc func move() {}
}
