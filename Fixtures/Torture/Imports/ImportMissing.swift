class ImportMissing: UIViewController {
  @IBOutlet weak var label: UILabel!
  let size: CGSize = .zero
}
