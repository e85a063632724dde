import UIKit
class OverrideAcrossFilesChild: OverriddenChild { override func far(_ value: Int) { super.far(value + 1) } }
