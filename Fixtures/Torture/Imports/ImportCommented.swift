// import MapKit
/* import SwiftUI */
import UIKit // import Combine
let importText = "import WebKit"
struct ImportCommented { enum Kind { case `import` }; let kind = Kind.import }
