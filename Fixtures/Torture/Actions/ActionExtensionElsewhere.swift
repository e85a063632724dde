extension ActionExtension {
  @objc func elsewhere() {}
  @IBAction private func elsewhereHidden(_ sender: UIButton) { perform(#selector(elsewhere)) }
}
extension OutletNested.Cell {
  @IBAction func tapCell() {}
}
extension OutletGeneric {
  @objc func inGeneric() {}
}
