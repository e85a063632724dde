extension OverriddenBase { @objc func far(_ value: Int) {} }
