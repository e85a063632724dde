import Hashing
import Testing

/// source: the test vectors of draft-eastlake-fnv.
@Suite struct FNV1aTests {
  @Test(
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)])
  func hash(_ text: String, _ value: UInt64) {
    #expect(FNV1a(text.utf8).value == value)
  }
}
