import UIKit
import CoreData
import WebKit
import Rope
import Ink

class NoteController: UIViewController {
  let web = WKWebView()
}

class Note: NSManagedObject {
  @NSManaged var title: String
}
