public struct Card {}
