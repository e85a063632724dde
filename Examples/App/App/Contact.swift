import Foundation

@objc final class Contact: NSObject {

    @objc let name: String
    @objc var note: String
    @objc var isMarked = false

    init(name: String, note: String) {
        self.name = name
        self.note = note
    }

    static var samples: [Contact] {
        return [
            Contact(name: "Ada Lovelace", note: "Wrote the first program, for a machine that was never finished, and saw that it could do more than count."),
            Contact(name: "Grace Hopper", note: "Compilers."),
            Contact(name: "Alan Kay", note: ""),
        ]
    }
}
