class QualifiedSuperclass: UIKit.UIViewController { @objc func a() {} }
class QualifiedChild: QualifiedSuperclass, UIKit.UITableViewDelegate { @objc func b() {} }
extension UIKit.UISlider { @objc func qualifiedSlide() { _ = #selector(UIKit.UISlider.qualifiedSlide) } }
