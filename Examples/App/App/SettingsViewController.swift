import UIKit

/// A form in code, whose rows stand side by side where there is room.
final class SettingsViewController: UIViewController {

    private let remindersSwitch = UISwitch()
    private let volumeSlider = UISlider()
    private let daysStepper = UIStepper()
    private let daysLabel = UILabel()
    private let soundPicker = UIPickerView()
    private let signatureView = UITextView()
    private let stack = UIStackView()
    private let scrollView = UIScrollView()
    private let sounds = ["None", "Bell", "Horn"]
    private let defaults = UserDefaults.standard

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Settings", comment: "Title of the settings")
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(close))
        signatureView.isScrollEnabled = false
        signatureView.font = .preferredFont(forTextStyle: .body)
        signatureView.adjustsFontForContentSizeCategory = true
        signatureView.accessibilityIdentifier = "signature"
        signatureView.delegate = self
        soundPicker.dataSource = self
        soundPicker.delegate = self
        remindersSwitch.addTarget(self, action: #selector(remindersChanged), for: .valueChanged)
        volumeSlider.addTarget(self, action: #selector(volumeChanged(_:)), for: .valueChanged)
        daysStepper.addTarget(self, action: #selector(daysChanged(sender:)), for: .valueChanged)
        layOut()
        arrange()
        load()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    private func arrange() {
        let isWide = traitCollection.horizontalSizeClass == .regular
        stack.axis = isWide ? .horizontal : .vertical
        stack.alignment = isWide ? .top : .fill
    }

    private func layOut() {
        let left = UIStackView(arrangedSubviews: [row("Reminders", remindersSwitch), row("Volume", volumeSlider), row("Days", daysStepper), daysLabel])
        let right = UIStackView(arrangedSubviews: [soundPicker, signatureView])
        for column in [left, right] {
            column.axis = .vertical
            column.spacing = 12
            stack.addArrangedSubview(column)
        }
        stack.spacing = 20
        stack.distribution = .fill
        stack.alignment = .fill
        left.widthAnchor.constraint(equalTo: right.widthAnchor).isActive = true
        for view in [scrollView, stack] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        scrollView.keyboardDismissMode = .onDrag
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor, constant: -20),
            stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -40),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
        ])
    }

    private func row(_ text: String, _ control: UIView) -> UIView {
        let label = UILabel()
        label.text = NSLocalizedString(text, comment: "Name of a setting")
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        let spacer = UIView()
        spacer.isHidden = control is UISlider
        spacer.setContentHuggingPriority(.init(1), for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, spacer, control])
        row.spacing = 12
        row.alignment = .center
        return row
    }

    private func load() {
        defaults.register(defaults: ["days": 3, "volume": 0.5])
        remindersSwitch.isOn = defaults.bool(forKey: "reminders")
        volumeSlider.value = defaults.float(forKey: "volume")
        daysStepper.value = Double(defaults.integer(forKey: "days"))
        signatureView.text = defaults.string(forKey: "signature") ?? "Best regards"
        showDays()
    }

    private func showDays() {
        daysLabel.text = String(format: NSLocalizedString("%d days", comment: "How long"), Int(daysStepper.value))
    }

    @objc private func remindersChanged() {
        defaults.set(remindersSwitch.isOn, forKey: "reminders")
    }

    @objc private func volumeChanged(_ sender: UISlider) {
        defaults.set(sender.value, forKey: "volume")
    }

    @objc private func daysChanged(sender: UIStepper) {
        defaults.set(Int(sender.value), forKey: "days")
        showDays()
    }

    @objc private func close() {
        dismiss(animated: true)
    }
}

extension SettingsViewController: UIPickerViewDataSource, UIPickerViewDelegate {

    func numberOfComponents(in pickerView: UIPickerView) -> Int {
        return 1
    }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        return sounds.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        return sounds[row]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        defaults.set(sounds[row], forKey: "sound")
    }
}

extension SettingsViewController: UITextViewDelegate {

    func textViewDidChange(_ textView: UITextView) {
        defaults.set(textView.text, forKey: "signature")
    }
}
