import UIKit

@objc public protocol ProfileSource: AnyObject {
  func name() -> String
  @objc optional func motto(for name: String, in language: String) -> String
  @objc optional func ended()
  @objc optional var age: Int { get }
}

public class BaseViewController: UIViewController {
  public var events: [String] = []

  @IBAction func close(_ sender: Any) { events.append("close \(type(of: sender))") }
  @IBAction func reset() { events.append("base reset") }
}

extension BaseViewController {
  @objc func configure() { events.append("base configure") }
}

public class ProfileViewController: BaseViewController {
  @IBOutlet public weak var titleLabel: UILabel! {
    didSet { events.append("title didSet \(titleLabel?.text ?? "nil")") }
  }
  private var storedBadge: BadgeView?
  @IBOutlet public var badge: BadgeView! {
    get { storedBadge }
    set {
      events.append("badge set")
      storedBadge = newValue
    }
  }
  @IBOutlet weak var source: ProfileSource?
  @IBOutlet private weak var secret: UIButton!
  @IBOutlet fileprivate var labels: [UILabel]! { didSet { events.append("labels \(labels.count)") } }
  @IBOutlet weak var uninstalled: UIView?
  @IBOutlet var absent: UIView?
  @IBOutlet private weak var height: NSLayoutConstraint!
  @objc public private(set) dynamic var score = 1
  @objc public var isOpen = false
  @objc public var names: NSArray = []
  @objc public var motto = ""

  public override func viewDidLoad() {
    super.viewDidLoad()
    configure()
    secret.addTarget(self, action: #selector(secretTapped(_:forEvent:)), for: .touchDown)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hideKeyboard)))
    NotificationCenter.default.addObserver(
      self, selector: #selector(noticed), name: Notification.Name("profile"), object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(noticedAsObject(_:)), name: Notification.Name("object"), object: nil)
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @IBAction private func save(_ sender: UIButton) { events.append("save \(sender.currentTitle ?? "")") }
  @objc private func secretTapped(_ sender: UIButton, forEvent event: UIEvent) { events.append("secret") }
  @objc private func noticed(_ note: Notification) { events.append("noticed \(note.object as? String ?? "nil")") }
  @objc private func noticedAsObject(_ note: NSNotification) {
    events.append("object \(note.object as? String ?? "nil")")
  }
  @objc private func ticked(timer: Timer) { events.append("tick") }
  @objc func add(_ first: Int, to second: NSNumber) -> NSNumber { NSNumber(value: first + second.intValue) }
  @objc func waited(_ text: String) { events.append("waited \(text)") }

  public override func reset() {
    super.reset()
    events.append("own reset")
  }

  @IBSegueAction private func makeDetail(_ coder: NSCoder, sender: Any?, segueIdentifier: String?)
    -> DetailViewController?
  {
    DetailViewController(
      coder: coder, text: "made for \(segueIdentifier ?? "nil") by \(sender.map { "\(type(of: $0))" } ?? "nil")")
  }

  @IBAction func unwindHere(segue: UIStoryboardSegue) { events.append("unwound by \(segue.identifier ?? "nil")") }

  public func hide() { perform(#selector(hideKeyboard)) }
  public func stopListening() { NotificationCenter.default.removeObserver(self) }
  public func startTimer() -> Timer {
    Timer.scheduledTimer(timeInterval: 0.01, target: self, selector: #selector(ticked), userInfo: nil, repeats: false)
  }
  public func wait() {
    perform(#selector(waited(_:)), with: "later", afterDelay: 0.01)
    perform(#selector(waited), with: "never", afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(secretTapped), object: nil)
  }
  public func forget() { NSObject.cancelPreviousPerformRequests(withTarget: self) }
  public func sum() -> Int? {
    (perform(#selector(add(_:to:)), with: 2, with: NSNumber(value: 3))?.takeUnretainedValue() as? NSNumber)?.intValue
  }

  public static let selectors = [#selector(getter: score), #selector(setter: ProfileViewController.score)]
  public static let keyPath = #keyPath(ProfileViewController.titleLabel.text)

  public func texts() -> [String] {
    [
      source?.name() ?? "no source", source?.motto?(for: "Ann", in: "en") ?? "no motto",
      source?.age.map { "\($0)" } ?? "no age",
      source?.ended == nil ? "cannot end" : "can end",
    ]
  }
  public var secretTitle: String? { secret?.currentTitle }
  public var heightConstant: CGFloat? { height?.constant }
  public var labelTexts: [String] { labels.compactMap(\.text) }
  public var hasUninstalled: Bool { uninstalled != nil && uninstalled?.superview == nil }
  public var hasAbsent: Bool { absent != nil }
}

extension ProfileViewController {
  override func configure() {
    super.configure()
    events.append("own configure")
  }

  @IBAction private func extended(_ sender: UIButton) { events.append("extended") }
}

extension UIViewController {
  @objc func hideKeyboard() { (self as? BaseViewController)?.events.append("hidden") }
}
