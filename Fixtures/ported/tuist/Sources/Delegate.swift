import UIKit
import ClockKit
@main class Delegate: UIResponder, UIApplicationDelegate {}
