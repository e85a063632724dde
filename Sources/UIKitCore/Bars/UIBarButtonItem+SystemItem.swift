extension UIBarButtonItem {
  /// Items with a title or an image of the system's.
  public enum SystemItem: Int, Sendable {
    /// Buttons with a word in the user's language on iOS, in English here.
    case done, cancel, edit, save
    /// A plus sign.
    case add
    /// Room between buttons, as wide as there is, or as ``UIBarButtonItem/width`` says.
    case flexibleSpace, fixedSpace
    /// Buttons with an image.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
    /// Buttons of a player, with an image.
    case play, pause, rewind, fastForward
    /// Buttons with a word in the user's language on iOS, in English here.
    case undo, redo
    /// A cross on iOS 13 and later.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  /// The English word of an item that shows one: its name in Apple's documentation.
  var word: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// The English name of what an item with an image is for; nil for one that shows a word.
  var purpose: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: "Add"
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .close: "Close"
    case .camera: "Camera"
    case .trash: "Delete"
    case .play: "Play"
    case .pause: "Pause"
    case .rewind: "Rewind"
    case .fastForward: "Fast Forward"
    }
  }

  /// The SF Symbol that the guidelines list for the purpose; its size is that of any symbol (DEVIATIONS.md, 54).
  var symbol: String? {
    switch self {
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    }
  }
}
