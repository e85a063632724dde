/// A list of cells. Rows are laid out by whoever owns them; documents give their frames.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  open var style: Style = .plain
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension

  public static let automaticDimension: CGFloat = -1
}

@preconcurrency @MainActor
open class UITableViewCell: UIView {
  open var contentView = UIView()
  open var reuseIdentifier: String?
}

@preconcurrency @MainActor
open class UICollectionView: UIScrollView {}

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open var contentView = UIView()
}
