import AppHost
import Testing
import UIKit

/// Fields, the keyboard and pickers, as the documentation of their delegates has it.
@MainActor
@Suite struct FormTests {
  private final class Form: UIViewController, UITextFieldDelegate, UITextViewDelegate, UIPickerViewDataSource,
    UIPickerViewDelegate
  {
    let name = UITextField(), mail = UITextField(), note = UITextView(), bottom = UIView()
    let picker = UIPickerView(), date = UIDatePicker()
    var heard: [String] = []
    var mayEnd = true

    override func viewDidLoad() {
      super.viewDidLoad()
      name.placeholder = "Name"
      mail.placeholder = "Mail"
      note.accessibilityIdentifier = "note"
      let views = [name, mail, note, picker, date]
      for (index, view) in views.enumerated() {
        view.frame = CGRect(x: 20, y: 60 + index * 60, width: 320, height: 50)
        self.view.addSubview(view)
      }
      name.delegate = self
      note.delegate = self
      picker.dataSource = self
      picker.delegate = self
      name.addAction(
        UIAction { [unowned self] _ in heard.append("changed to \(name.text ?? "")") }, for: .editingChanged)
      bottom.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bottom)
      NSLayoutConstraint.activate([
        bottom.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        bottom.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bottom.widthAnchor.constraint(equalToConstant: 10), bottom.heightAnchor.constraint(equalToConstant: 10),
      ])
    }

    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { mayEnd }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      heard.append("return")
      textField.resignFirstResponder()
      return true
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string.isEmpty || range.location < 3 }
    func textViewDidChange(_ textView: UITextView) { heard.append("note \(textView.text ?? "")") }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      ["Red", "Green", "Blue"][row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      heard.append("row \(row)")
    }
  }

  private let screen = Screen(.named("iPhone 14"), release: 17)
  private let form = Form()

  init() { screen.show(form) }

  /// 336 points is the reported height of the keyboard of a phone of 390 points with suggestions, 209 that on its side; 291 without.
  @Test func keyboardComesUnderAFieldAndGoes() throws {
    #expect(screen.keyboardFrame == nil && isClose(form.bottom.frame.maxY, 844 - 34))
    try screen.tap("Name")
    #expect(screen.keyboardFrame == CGRect(x: 0, y: 844 - 336, width: 390, height: 336))
    #expect(isClose(form.bottom.frame.maxY, 844 - 336))
    try screen.rotate()
    #expect(isClose(form.bottom.frame.maxY, 390 - 209))
    try screen.rotate()
    screen.run { _ = form.view.endEditing(true) }
    #expect(screen.keyboardFrame == nil && isClose(form.bottom.frame.maxY, 844 - 34))
  }

  /// Suggestions take 45 of 336 points; the guide and the notification say so.
  @Test func aFieldWithoutSuggestionsHasALowerKeyboard() throws {
    (form.mail.autocorrectionType, form.mail.spellCheckingType) = (.no, .no)
    nonisolated(unsafe) var heights: [CGFloat] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidChangeFrameNotification, object: screen.display, queue: nil
    ) { heights.append(($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height ?? 0) }
    defer { NotificationCenter.default.removeObserver(token) }
    try screen.tap("Name")
    try screen.tap("Mail")
    #expect(heights == [336, 291] && isClose(form.bottom.frame.maxY, 844 - 291))
  }

  /// Both lists of buttons set to empty ones: documented as the way to be rid of the bar over the keys of a tablet.
  @Test func anAppCanHideTheBarOfATablet() throws {
    let screen = Screen(.named("iPad Pro (11-inch) (1st generation)"), release: 17)
    let (controller, field) = (UIViewController(), UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40)))
    (field.autocorrectionType, field.spellCheckingType) = (.no, .no)
    controller.view.addSubview(field)
    screen.show(controller)
    try screen.tap(.view(field))
    #expect(screen.keyboardFrame?.height == 337)
    screen.run {
      field.resignFirstResponder()
      field.inputAssistantItem.leadingBarButtonGroups = []
      field.inputAssistantItem.trailingBarButtonGroups = []
      field.becomeFirstResponder()
    }
    #expect(screen.keyboardFrame?.height == 282)
  }

  /// Frames are whole pixels; their sums are not exact.
  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

  @Test func keysReachTheDelegate() throws {
    try screen.tap("Name")
    try screen.type("Anna")
    #expect(form.name.text == "Ann")
    #expect(form.heard == ["begin", "changed to A", "changed to An", "changed to Ann"])
    form.heard = []
    try screen.delete(1)
    try screen.type("\n")
    #expect(form.heard == ["changed to An", "return", "end"])
    #expect(screen.firstResponder == nil)
    #expect(throws: ScreenError("no view accepts text: tap a text field first")) { try screen.type("x") }
  }

  @Test func oneFieldAtATime() throws {
    try screen.tap("Name")
    try screen.type("me@example.com", into: "Mail")
    #expect(form.mail.text == "me@example.com" && !form.name.isFirstResponder && form.heard == ["begin", "end"])
    try screen.tap(.view(form.name))
    form.mayEnd = false
    try screen.tap(.view(form.mail))
    #expect(form.name.isFirstResponder)
  }

  /// iOS posts that the keyboard shows once, not for each field.
  @Test func keyboardStaysBetweenFields() throws {
    nonisolated(unsafe) var shown = 0
    let display = screen.display
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: display, queue: nil
    ) { _ in shown += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    try screen.tap("Name")
    try screen.tap("Mail")
    #expect(shown == 1)
  }

  private final class Observer: NSObject, GeneratedMembers {
    var heard: [String] = []
    func _member(_ message: MemberMessage) throws -> Bool {
      guard message.name == "hear:" else { return false }
      heard.append(try message.argument(0, as: Notification.self).name.rawValue)
      return true
    }
  }

  /// On a phone an app has a process, and so a center, of its own.
  @Test func notificationsStayOnTheirScreen() throws {
    let other = Screen(.named("iPhone 8"), release: 17)
    let name = Notification.Name("Renamed")
    nonisolated(unsafe) var heard: [String] = []
    func listen(_ tag: String) -> [any NSObjectProtocol] {
      [name, UIResponder.keyboardWillShowNotification].map { name in
        NotificationCenter.default._addObserver(forName: name, object: nil, queue: .main) {
          heard.append("\(tag) \($0.name.rawValue)")
        }
      }
    }
    let tokens = screen.run { listen("own") } + other.run { listen("other") } + listen("process")
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    let post: () -> Void = { NotificationCenter.default.post(name: name, object: nil) }

    other.run(post)
    // The center has no order.
    #expect(heard.sorted() == ["other Renamed", "process Renamed"])
    heard = []
    post()
    #expect(heard.sorted() == ["other Renamed", "own Renamed", "process Renamed"])
    heard = []
    try screen.tap("Name")
    let shown = UIResponder.keyboardWillShowNotification.rawValue
    #expect(heard.sorted() == ["own \(shown)", "process \(shown)"])
    heard = []
    UIScreen.main.keyboard = .docked(height: 200)
    UIScreen.main.keyboard = nil
    #expect(heard == ["process \(shown)"])
  }

  @Test func observersWithSelectorsStayOnTheirScreen() throws {
    let other = Screen(.named("iPhone 8"), release: 17)
    let observers = (own: Observer(), other: Observer())
    let add: (Observer) -> Void = {
      NotificationCenter.default.addObserver(
        $0, selector: Selector("hear:"), name: UIResponder.keyboardWillHideNotification, object: nil)
    }
    screen.run { add(observers.own) }
    other.run { add(observers.other) }
    try screen.tap("Name")
    screen.run { _ = form.name.resignFirstResponder() }
    #expect(observers.own.heard == [UIResponder.keyboardWillHideNotification.rawValue])
    #expect(observers.other.heard == [])
  }

  /// A singleton is made on the first screen of a process, and hears the others.
  @Test func observersOutliveTheirScreen() throws {
    let singleton = Observer()
    weak var gone: UIScreen?
    do {
      let first = Screen(.named("iPhone 8"), release: 17)
      gone = first.display
      first.run {
        NotificationCenter.default.addObserver(
          singleton, selector: Selector("hear:"), name: UIResponder.keyboardWillShowNotification, object: nil)
      }
    }
    #expect(gone == nil)
    try screen.tap("Name")
    #expect(singleton.heard.count == 1)
  }

  @Test func textViewsTakeLines() throws {
    try screen.type("a\nb", into: "note")
    #expect(form.note.text == "a\nb" && form.heard.last == "note a\nb")
    try screen.delete()
    #expect(form.note.text == "")
  }

  @Test func fieldThatLeavesTheWindowLosesTheKeyboard() throws {
    try screen.tap("Name")
    screen.run { form.name.removeFromSuperview() }
    #expect(screen.keyboardFrame == nil && screen.firstResponder == nil && !form.name.isFirstResponder)
  }

  @Test func pickersTurn() throws {
    try screen.choose("Blue")
    #expect(form.picker.selectedRow(inComponent: 0) == 2 && form.heard == ["row 2"])
    #expect(throws: ScreenError("no component of the picker has a row \"Black\"")) { try screen.choose("Black") }
    var dates: [Date] = []
    form.date.minimumDate = Date(timeIntervalSinceReferenceDate: 600)
    form.date.addAction(UIAction { [unowned form] _ in dates.append(form.date.date) }, for: .valueChanged)
    try screen.choose(Date(timeIntervalSinceReferenceDate: 0))
    #expect(dates == [Date(timeIntervalSinceReferenceDate: 600)])
  }
}
