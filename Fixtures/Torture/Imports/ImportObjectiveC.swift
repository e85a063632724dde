import ObjectiveC

private var importKey: UInt8 = 0
extension UIView {
  var tortureTag: String? {
    get { objc_getAssociatedObject(self, &importKey) as? String }
    set { objc_setAssociatedObject(self, &importKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}
