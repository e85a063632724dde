import UIKit

final class TortureMenuDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    builder.remove(menu: .format)
    let command = UIKeyCommand(title: "Reload", action: #selector(reload), input: "r", modifierFlags: .command)
    builder.insertChild(UIMenu(title: "", options: .displayInline, children: [command]), atStartOfMenu: .file)
  }
  override func validate(_ command: UICommand) {
    super.validate(command)
    if command.action == #selector(reload) { command.attributes = .disabled }
  }
  @objc func reload() {}
}
