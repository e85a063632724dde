import App
import AppHost
import Foundation
import UIKit

// Makes the tour of the example. Its delegate is internal, as in Xcode's template.
guard let app = NSClassFromString("App.AppDelegate") as? any UIApplicationDelegate.Type else {
  fatalError("the example has no delegate")
}
try Screen(.named("iPhone 14")).tour(app, stops)
