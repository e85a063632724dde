import UIKit

func keyPathLayers() -> [String] {
  [#keyPath(CALayer.position), #keyPath(UIView.bounds), #keyPath(CALayer.shadowOpacity), "\(#keyPath(UIView.center))"]
}
