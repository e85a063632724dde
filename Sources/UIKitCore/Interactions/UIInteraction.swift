/// Something that a view takes part in besides touches: a context menu, a pointer.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has the interaction.
  var view: UIView? { get }
  /// Called before the interaction gets another view, or none.
  func willMove(to view: UIView?)
  /// Called when the interaction has another view, or none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// In the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      for interaction in interactions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Takes the interaction from the view that has it, and tells it of the new one. No effect if the view has it already.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    madeExtras.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// No effect if the view does not have it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras?.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
