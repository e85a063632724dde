import InterfaceBuilder

/// The document that a controller comes from, and what that has for it; empty for one made in code.
struct ControllerOrigin {
  /// The nib that `loadView` reads.
  var nibName: String?
  var nibBundle: Bundle?
  /// The storyboard the controller was made from.
  var storyboard: UIStoryboard?
  /// Items of bars that the storyboard has for the controller, by their ids.
  var objects: [String: AnyObject] = [:]
  /// The scene of the storyboard, from which the view is loaded.
  var scene: InterfaceBuilder.Scene?
  /// The id of the document's element.
  var id: String?
  /// The storyboard identifier or class named in the document.
  var name: String?
}
