import UIKit

/// A model that is observed, by a closure and by its names.
public class Player: NSObject {
  @objc public dynamic var title: String?
  @objc public dynamic var volume = 0.5 { didSet { changes += 1 } }
  public var changes = 0
  private var seconds = 0.0
  @objc public dynamic var time: Double {
    get { seconds }
    set { seconds = newValue }
  }
}

public class PlayerObserver: NSObject {
  public var events: [String] = []
  private var observation: NSKeyValueObservation?
  private static var context = 0
  let player: Player

  public init(_ player: Player) {
    self.player = player
    super.init()
    observation = player.observe(\.title, options: [.old, .new]) { [weak self] player, change in
      self?.events.append("title \((change.oldValue ?? nil) ?? "nil") \(player.title ?? "nil")")
    }
    player.addObserver(self, forKeyPath: #keyPath(Player.volume), options: .new, context: &PlayerObserver.context)
    player.addObserver(self, forKeyPath: #keyPath(Player.time), options: .new, context: &PlayerObserver.context)
  }

  deinit {
    player.removeObserver(self, forKeyPath: #keyPath(Player.volume), context: &PlayerObserver.context)
    player.removeObserver(self, forKeyPath: #keyPath(Player.time))
  }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard context == &PlayerObserver.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    events.append("\(keyPath ?? "nil") \(change?[.newKey] as? Double ?? -1)")
  }
}

public class ScrollWatcher: UIViewController {
  public let scrollView = UIScrollView()
  public var heights: [CGFloat] = []
  private var token: NSKeyValueObservation?

  public override func viewDidLoad() {
    super.viewDidLoad()
    token = scrollView.observe(\.contentSize, options: .new) { [weak self] _, change in
      self?.heights.append(change.newValue?.height ?? -1)
    }
    scrollView.addObserver(self, forKeyPath: "contentOffset", options: .new, context: nil)
  }

  deinit { scrollView.removeObserver(self, forKeyPath: "contentOffset") }

  public override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    heights.append((change?[.newKey] as? CGPoint)?.y ?? -1)
  }
}
