import UIKit

extension UIKit.Device {
  /// The widths and heights of all known screens, in points: by them a logged size is recognised as that of a screen.
  static var screenLengths: Set<Double> {
    Set(all.flatMap { [$0.size(in: .portrait).width, $0.size(in: .portrait).height] }.map { Double($0) })
  }
}
