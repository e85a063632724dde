import UIKit

final class TortureConfetti: UIView {
  override class var layerClass: AnyClass { CAEmitterLayer.self }
  func start() {
    guard let emitter = layer as? CAEmitterLayer else { return }
    let cell = CAEmitterCell()
    cell.birthRate = 10
    cell.lifetime = 3
    cell.velocity = 100
    cell.emissionLongitude = .pi
    cell.contents = UIImage(systemName: "star")?.cgImage
    cell.color = UIColor.red.cgColor
    emitter.emitterCells = [cell]
    emitter.emitterShape = .line
    emitter.emitterPosition = CGPoint(x: bounds.midX, y: 0)
    emitter.birthRate = 1
  }
}
