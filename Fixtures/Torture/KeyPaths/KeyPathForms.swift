import UIKit

class KeyPathPerson: NSObject {
  @objc var name = ""
  @objc var friend: KeyPathPerson?
  @objc dynamic var age = 0
  let keys = [#keyPath(name), #keyPath(friend.name), #keyPath(KeyPathPerson.friend.friend.age)]
}
enum KeyPathOuter { class Inner: NSObject { @objc var value = 1 } }
let keyPathNested = #keyPath(KeyPathOuter.Inner.value)
let keyPathLines = #keyPath(
  KeyPathPerson
    .friend
    .name
)
