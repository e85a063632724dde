import UIKit

final class TortureHandoff: UIViewController, NSUserActivityDelegate {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let activity = NSUserActivity(activityType: "com.example.read")
    activity.title = "Reading"
    activity.isEligibleForHandoff = true
    activity.isEligibleForSearch = true
    activity.userInfo = ["page": 1]
    activity.webpageURL = URL(string: "https://example.com")
    userActivity = activity
    activity.becomeCurrent()
  }
  override func updateUserActivityState(_ activity: NSUserActivity) {
    activity.addUserInfoEntries(from: ["page": 2])
    super.updateUserActivityState(activity)
  }
  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    title = activity.userInfo?["page"].map { "\($0)" }
  }
}
