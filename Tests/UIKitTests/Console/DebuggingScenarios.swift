import UIKit

let debuggingScenarios: [Scenario] = []
