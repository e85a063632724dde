import Foundation

/// What the end of an effect says.
@preconcurrency @MainActor
public struct UISymbolEffectCompletionContext {
  /// Whether the effect was not broken off; always true here.
  public let isFinished: Bool
  /// The effect; nil where an image was changed.
  public let effect: (any SymbolEffect)?
  /// By what an image was changed; nil for other effects.
  public let contentTransition: (any SymbolEffect)?
  /// What has the symbol.
  public weak var sender: AnyObject?
}

/// Called when an effect has ended.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

@MainActor
private func end(
  _ effect: (any SymbolEffect)?, _ sender: AnyObject, _ member: String,
  _ completion: UISymbolEffectCompletion?
) {
  LayoutLog.noteWithoutEffect(member)
  guard let completion else { return }
  AppLoop.async {
    completion(
      UISymbolEffectCompletionContext(isFinished: true, effect: effect, contentTransition: nil, sender: sender))
  }
}

extension UIImageView {
  /// Ends at once. No effect here, which the log says once: symbols stand still.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(effect, self, "UIImageView.addSymbolEffect(_:options:animated:completion:)", completion) }

  /// Ends at once. No effect here, which the log says once: symbols stand still.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(effect, self, "UIImageView.removeSymbolEffect(ofType:options:animated:completion:)", completion) }

  /// Ends at once. No effect here, which the log says once: symbols stand still.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    end(nil, self, "UIImageView.removeAllSymbolEffects(options:animated:)", nil)
  }

  /// Shows another symbol, at once.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    image = symbolImage
    guard let completion else { return }
    AppLoop.async { [self] in
      completion(
        UISymbolEffectCompletionContext(
          isFinished: true, effect: nil, contentTransition: contentTransition, sender: self))
    }
  }
}

extension UIBarButtonItem {
  /// Ends at once. No effect here, which the log says once: symbols stand still.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(effect, self, "UIBarButtonItem.addSymbolEffect(_:options:animated:completion:)", completion) }

  /// Ends at once. No effect here, which the log says once: symbols stand still.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { end(effect, self, "UIBarButtonItem.removeSymbolEffect(ofType:options:animated:completion:)", completion) }

  /// Ends at once. No effect here, which the log says once: symbols stand still.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    end(nil, self, "UIBarButtonItem.removeAllSymbolEffects(options:animated:)", nil)
  }

  /// Shows another symbol, at once.
  public func setSymbolImage(
    _ symbolImage: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    image = symbolImage
    guard let completion else { return }
    AppLoop.async { [self] in
      completion(
        UISymbolEffectCompletionContext(
          isFinished: true, effect: nil, contentTransition: contentTransition, sender: self))
    }
  }
}
