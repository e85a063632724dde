import UIKit

final class TortureFontPicker: UIViewController, UIFontPickerViewControllerDelegate, UIColorPickerViewControllerDelegate {
  private let label = UILabel()
  @objc private func pickFont() {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    if let descriptor = viewController.selectedFontDescriptor { label.font = UIFont(descriptor: descriptor, size: 17) }
  }
  @objc private func pickColor() {
    let picker = UIColorPickerViewController()
    picker.selectedColor = .red
    picker.supportsAlpha = false
    picker.delegate = self
    present(picker, animated: true)
  }
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { label.textColor = color }
}
