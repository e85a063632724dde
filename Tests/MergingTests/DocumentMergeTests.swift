import Merging
import Testing

/// What both sides did is in the result, in the bytes of the side that did it. The expected document is written by the same pattern as the
/// versions.
struct DocumentMergeTests {
  private let a = Sample.label("aaa-aa-aaa", "A")
  private let b = Sample.label("bbb-bb-bbb", "B")
  private let c = Sample.label("ccc-cc-ccc", "C")
  private let d = Sample.label("ddd-dd-ddd", "D")

  @Test func whoChangedNothingTakesTheOthersBytes() throws {
    let (old, new) = (Sample.storyboard(subviews: [a]), Sample.storyboard(tools: "22000", subviews: [a, b]))
    #expect(try merged(old, old, new).text == new)
    #expect(try merged(old, new, old).text == new)
    #expect(try merged(old, new, new).text == new)
  }

  @Test func attributesOfOneObjectAreMergedOneByOne() throws {
    let base = Sample.storyboard(subviews: [Sample.label("aaa-aa-aaa", "A", attributes: " alpha=\"1\" tag=\"1\"")])
    let ours = Sample.storyboard(subviews: [Sample.label("aaa-aa-aaa", "New", attributes: " alpha=\"1\" tag=\"1\"")])
    let theirs = Sample.storyboard(subviews: [
      Sample.label("aaa-aa-aaa", "A", attributes: " alpha=\"0.5\" hidden=\"YES\" tag=\"1\"")
    ])
    let expected = Sample.storyboard(subviews: [
      Sample.label("aaa-aa-aaa", "New", attributes: " alpha=\"0.5\" hidden=\"YES\" tag=\"1\"")
    ])
    let result = try merged(base, ours, theirs)
    #expect(result.text == expected && result.questions.isEmpty)
    #expect(try merged(base, theirs, ours).text == expected)
  }

  @Test func valuesAreTakenWhole() throws {
    func document(_ color: String) -> String {
      Sample.storyboard(subviews: [Sample.label("aaa-aa-aaa", "A", children: "    \(color)\n")])
    }
    let base = document(
      "<color key=\"textColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>")
    let gray = document("<color key=\"textColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"calibratedWhite\"/>")
    let none = document("<nil key=\"textColor\"/>")
    let result = try merged(base, gray, none)
    #expect(result.text == gray)
    #expect(result.questions.map(\.kind) == ["value"])
    #expect(
      result.questions[0].sentence
        == "Start: both sides set textColor of the label “A”: ours: white 0.5, alpha 1, colorSpace calibratedWhite; theirs: <nil>"
    )
    #expect(try merged(base, gray, none, answers: [1: .theirs]).text == none)
    #expect(
      try merged(base, base.replacing("text=\"A\"", with: "text=\"B\""), none).text
        == none.replacing("text=\"A\"", with: "text=\"B\""))
  }

  @Test func whatOneSideDeletedIsGone() throws {
    let base = Sample.storyboard(
      subviews: [a, b],
      constraints: [Sample.constraint("c1c-aa-aaa", "aaa-aa-aaa"), Sample.constraint("c2c-bb-bbb", "bbb-bb-bbb")],
      connections: [Sample.outlet("o1o-aa-aaa", "title", to: "aaa-aa-aaa")])
    let ours = Sample.storyboard(subviews: [b], constraints: [Sample.constraint("c2c-bb-bbb", "bbb-bb-bbb")])
    // Only its frame changed: nothing new.
    let theirs = base.replacing("y=\"2\"", with: "y=\"20\"")
    let result = try merged(base, ours, theirs)
    #expect(result.questions.isEmpty)
    #expect(result.text == ours.replacing("y=\"2\"", with: "y=\"20\""))
    #expect(try merged(base, theirs, ours).text == result.text)
  }

  @Test func whatOneSideDeletedAndTheOtherChangedIsAsked() throws {
    let base = Sample.storyboard(subviews: [a, b])
    let ours = Sample.storyboard(subviews: [Sample.label("aaa-aa-aaa", "New"), b])
    let theirs = Sample.storyboard(subviews: [b])
    let kept = try merged(base, ours, theirs)
    #expect(kept.text == ours)
    #expect(
      kept.questions.map(\.sentence) == [
        "Start: theirs deleted the label “New”, and ours changed this object: text: “A” → “New”: ours: keep it; theirs: delete it"
      ])
    #expect(try merged(base, ours, theirs, answers: [1: .theirs]).text == theirs)
    let gone = try merged(base, theirs, ours)
    #expect(gone.text == theirs && gone.questions.map(\.key) == kept.questions.map(\.key))
    #expect(try merged(base, theirs, ours, answers: [1: .theirs]).text == ours)
  }

  @Test func framesVersionsAndPointsAreNeverAsked() throws {
    let base = Sample.storyboard(tools: "21000", subviews: [a], frame: "393", point: "0.0")
    let ours = Sample.storyboard(tools: "9060", subviews: [a], frame: "400", point: "1")
    let theirs = Sample.storyboard(tools: "21701", subviews: [a], frame: "500", point: "2")
    let result = try merged(base, ours, theirs)
    #expect(result.questions.isEmpty)
    // The higher version by its number, and ours of what was only seen.
    #expect(result.text == Sample.storyboard(tools: "21701", subviews: [a], frame: "400", point: "1"))
  }

  @Test func aFrameThatNoConstraintDecidesIsNoted() throws {
    func document(_ x: Int, _ attributes: String = "") -> String {
      Sample.storyboard(subviews: [
        Sample.label("aaa-aa-aaa", "A", attributes: attributes).replacing("x=\"1\"", with: "x=\"\(x)\"")
      ])
    }
    let result = try merged(document(1), document(2), document(3))
    #expect(result.text == document(2) && result.questions.isEmpty)
    #expect(
      result.notes.map(\.sentence) == [
        "Start: both sides changed frame of the label “A”; the result has the value of ours"
      ])
    let constrained = " translatesAutoresizingMaskIntoConstraints=\"NO\""
    #expect(try merged(document(1, constrained), document(2, constrained), document(3, constrained)).notes.isEmpty)
  }

  @Test func framesGoWithTheDeviceThatOneSideChanged() throws {
    let base = Sample.storyboard(subviews: [a])
    let ours = Sample.storyboard(subviews: [a], frame: "394")
    let theirs = Sample.storyboard(device: "retina4_7", subviews: [a], frame: "375")
    #expect(try merged(base, ours, theirs).text == theirs)
  }

  @Test func setsHaveWhatBothAdded() throws {
    func document(_ ids: [String]) -> String {
      Sample.storyboard(
        subviews: [a],
        constraints: ids.map { Sample.constraint($0, "aaa-aa-aaa", $0 == "mmm-mm-mmm" ? "top" : "\($0.prefix(1))") })
    }
    // Xcode sorts constraints by their ids.
    let result = try merged(
      document(["mmm-mm-mmm"]), document(["mmm-mm-mmm", "zzz-zz-zzz"]),
      document(["bbb-11-bbb", "mmm-mm-mmm", "nnn-nn-nnn"]))
    #expect(result.text == document(["bbb-11-bbb", "mmm-mm-mmm", "nnn-nn-nnn", "zzz-zz-zzz"]))
    #expect(result.questions.isEmpty && result.notes.isEmpty)
  }

  @Test func listsHaveOursThenTheirs() throws {
    let (base, ours, theirs) = (
      Sample.storyboard(subviews: [a, b]), Sample.storyboard(subviews: [a, c, b]),
      Sample.storyboard(subviews: [a, d, b])
    )
    let result = try merged(base, ours, theirs)
    #expect(result.text == Sample.storyboard(subviews: [a, c, d, b]))
    #expect(
      result.notes.map(\.sentence) == [
        "Start: both sides added objects at the same place in the root view; our object is first, and the label “D” is second"
      ])
    #expect(try merged(base, theirs, ours).text == Sample.storyboard(subviews: [a, d, c, b]))
  }

  @Test func theOrderOfTheSideThatChangedItIsTaken() throws {
    let base = Sample.storyboard(subviews: [a, b, c])
    let ours = Sample.storyboard(subviews: [c, a, b])
    let theirs = Sample.storyboard(subviews: [a, b, c, d])
    #expect(try merged(base, ours, theirs).text == Sample.storyboard(subviews: [c, d, a, b]))
    let other = Sample.storyboard(subviews: [b, a, c])
    let asked = try merged(base, ours, other)
    #expect(asked.text == ours && asked.questions.map(\.kind) == ["order"])
    #expect(try merged(base, ours, other, answers: [1: .theirs]).text == other)
  }

  @Test func anObjectThatMovedIsTheSame() throws {
    let base = Sample.storyboard(subviews: [a, b])
    let ours = Sample.storyboard(subviews: [Sample.stack("sss-ss-sss", [a, b])])
    let theirs = Sample.storyboard(subviews: [Sample.label("aaa-aa-aaa", "New"), b])
    let result = try merged(base, ours, theirs)
    #expect(
      result.text == Sample.storyboard(subviews: [Sample.stack("sss-ss-sss", [Sample.label("aaa-aa-aaa", "New"), b])]))
    #expect(result.questions.isEmpty)
    #expect(try merged(base, theirs, ours).text == result.text)
  }

  @Test func anObjectThatBothMovedIsAsked() throws {
    let (one, two) = ("sss-ss-sss", "ttt-tt-ttt")
    let base = Sample.storyboard(subviews: [Sample.stack(one, [b]), Sample.stack(two, [c]), a])
    let ours = Sample.storyboard(subviews: [Sample.stack(one, [b, a]), Sample.stack(two, [c])])
    let theirs = Sample.storyboard(subviews: [Sample.stack(one, [b]), Sample.stack(two, [c, a])])
    let asked = try merged(base, ours, theirs)
    #expect(asked.text == ours)
    #expect(
      asked.questions.map(\.sentence) == [
        "Start: both sides moved the label “A”: ours: into the horizontal stack view sss-ss-sss; theirs: into the horizontal stack view ttt-tt-ttt"
      ] || asked.questions.map(\.kind) == ["place"])
    #expect(try merged(base, ours, theirs, answers: [1: .theirs]).text == theirs)
  }

  @Test func objectsThatMovedIntoEachOtherStayWhereOursHasThem() throws {
    let base = Sample.storyboard(subviews: [Sample.stack("sss-ss-sss", [a]), Sample.stack("ttt-tt-ttt", [b])])
    let ours = Sample.storyboard(subviews: [Sample.stack("sss-ss-sss", [a, Sample.stack("ttt-tt-ttt", [b])])])
    let theirs = Sample.storyboard(subviews: [Sample.stack("ttt-tt-ttt", [b, Sample.stack("sss-ss-sss", [a])])])
    let asked = try merged(base, ours, theirs)
    #expect(asked.text == ours)
    #expect(asked.questions.contains { $0.kind == "place" })
    #expect(!(try merged(base, theirs, ours).questions.isEmpty))
  }

  @Test func connectionsGoWithTheirObject() throws {
    let base = Sample.storyboard(subviews: [a, b])
    let ours = Sample.storyboard(subviews: [b])
    let theirs = Sample.storyboard(
      subviews: [a, b], constraints: [Sample.constraint("c1c-aa-aaa", "aaa-aa-aaa")],
      connections: [
        Sample.outlet("o1o-aa-aaa", "title", to: "aaa-aa-aaa"), Sample.outlet("o2o-bb-bbb", "other", to: "bbb-bb-bbb"),
      ])
    let result = try merged(base, ours, theirs)
    #expect(
      result.text
        == Sample.storyboard(subviews: [b], connections: [Sample.outlet("o2o-bb-bbb", "other", to: "bbb-bb-bbb")]))
    #expect(result.questions.isEmpty)
    #expect(result.notes.map(\.kind) == ["wentWithObject", "wentWithObject"])
    #expect(
      result.notes.contains {
        $0.text
          == "the merge removed the outlet “title” of the view controller “Start” of theirs, because ours deleted the label “A”"
      })
  }

  @Test func anOutletThatBothConnectedIsAsked() throws {
    func document(_ outlet: String) -> String { Sample.storyboard(subviews: [a, b], connections: [outlet]) }
    let ours = document(Sample.outlet("o1o-aa-aaa", "title", to: "aaa-aa-aaa"))
    let theirs = document(Sample.outlet("o2o-bb-bbb", "title", to: "bbb-bb-bbb"))
    let base = Sample.storyboard(subviews: [a, b])
    let asked = try merged(base, ours, theirs)
    #expect(asked.text == ours)
    #expect(
      asked.questions.map(\.sentence) == [
        "Start: both sides set the outlet “title” of the view controller “Start”: ours: the label “A”; theirs: the label “B”"
      ])
    #expect(try merged(base, ours, theirs, everywhere: .theirs).text == theirs)
    // To the same object under another id: the same.
    let same = try merged(base, ours, document(Sample.outlet("o3o-aa-aaa", "title", to: "aaa-aa-aaa")))
    #expect(same.text == ours && same.questions.isEmpty && same.notes.map(\.kind) == ["twin"])
  }

  @Test func oneSlotIsFilledOnce() throws {
    func document(_ item: String) -> String {
      Sample.storyboard(subviews: [a]).replacing(
        "                    </view>\n",
        with:
          "                    </view>\n                    <navigationItem key=\"navigationItem\" title=\"\(item)\" id=\"\(item)-nn-nnn\"/>\n"
      )
    }
    let base = Sample.storyboard(subviews: [a])
    let asked = try merged(base, document("one"), document("two"))
    #expect(asked.questions.map(\.kind) == ["slot"])
    #expect(asked.text.contains("one-nn-nnn") && !asked.text.contains("two-nn-nnn"))
    let other = try merged(base, document("one"), document("two"), answers: [1: .theirs])
    #expect(other.text.contains("two-nn-nnn") && !other.text.contains("one-nn-nnn"))
  }

  @Test func theSameConstraintIsThereOnce() throws {
    let base = Sample.storyboard(subviews: [a])
    let ours = Sample.storyboard(subviews: [a], constraints: [Sample.constraint("c1c-aa-aaa", "aaa-aa-aaa")])
    let theirs = Sample.storyboard(subviews: [a], constraints: [Sample.constraint("c2c-aa-aaa", "aaa-aa-aaa")])
    let result = try merged(base, ours, theirs)
    #expect(result.text == ours && result.questions.isEmpty && result.notes.map(\.kind) == ["twin"])
    let far = Sample.storyboard(
      subviews: [a], constraints: [Sample.constraint("c2c-aa-aaa", "aaa-aa-aaa", constant: "16")])
    let asked = try merged(base, ours, far)
    #expect(asked.text == ours)
    #expect(
      asked.questions.map(\.sentence) == [
        "Start: both sides added a constraint between the same edges: ours: the constraint A.top = View.top + 8; theirs: the constraint A.top = View.top + 16"
      ])
    #expect(try merged(base, ours, far, answers: [1: .theirs]).text == far)
  }

  @Test func resourcesStayWhileTheyAreUsed() throws {
    let (red, blue) = (
      "<image name=\"red\" width=\"1\" height=\"1\"/>", "<image name=\"blue\" width=\"1\" height=\"1\"/>"
    )
    func image(_ id: String, _ name: String) -> String { "<imageView image=\"\(name)\" id=\"\(id)\"/>" }
    let base = Sample.storyboard(subviews: [image("aaa-aa-aaa", "red")], resources: [red])
    let ours = Sample.storyboard(subviews: [image("aaa-aa-aaa", "blue")], resources: [blue])
    let theirs = Sample.storyboard(
      subviews: [image("aaa-aa-aaa", "red"), image("bbb-bb-bbb", "red")], resources: [red])
    let result = try merged(base, ours, theirs)
    #expect(
      result.text
        == Sample.storyboard(
          subviews: [image("aaa-aa-aaa", "blue"), image("bbb-bb-bbb", "red")], resources: [blue, red]))
    #expect(result.questions.isEmpty)
    #expect(try merged(base, theirs, ours).text == result.text)
  }

  @Test func scenesAreMergedWithTheirComments() throws {
    let (one, two, three) = (
      Sample.scene("s11-11-111", "v11-11-111", title: "One"), Sample.scene("s22-22-222", "v22-22-222", title: "Two"),
      Sample.scene("s33-33-333", "v33-33-333", title: "Three")
    )
    let result = try merged(
      Sample.storyboard(scenes: [one]), Sample.storyboard(scenes: [one, two]), Sample.storyboard(scenes: [three, one]))
    #expect(result.text == Sample.storyboard(scenes: [three, one, two]))
    let gone = try merged(
      Sample.storyboard(scenes: [one, two]), Sample.storyboard(scenes: [two]),
      Sample.storyboard(scenes: [one, two, three]))
    #expect(gone.text == Sample.storyboard(scenes: [two, three]))
  }

  @Test func bothAddedTheDocument() throws {
    let result = try merged(nil, Sample.storyboard(subviews: [a]), Sample.storyboard(subviews: [a, b]))
    #expect(result.text == Sample.storyboard(subviews: [a, b]) && result.questions.isEmpty)
    let asked = try merged(
      nil, Sample.storyboard(subviews: [a]), Sample.storyboard(subviews: [Sample.label("aaa-aa-aaa", "X")]))
    #expect(asked.questions.map(\.kind) == ["attribute"])
  }

  @Test func numbersThatBothCountedUpAreMadeTwo() throws {
    let base = Sample.storyboard(subviews: [Sample.label("7", "A")])
    let ours = Sample.storyboard(subviews: [Sample.label("7", "A"), Sample.label("8", "Ours")])
    let theirs = Sample.storyboard(
      subviews: [Sample.label("7", "A"), Sample.label("8", "Theirs")],
      connections: [Sample.outlet("9", "text", to: "8")])
    let result = try merged(base, ours, theirs)
    #expect(result.questions.isEmpty && result.notes.contains { $0.kind == "renumbered" })
    let id = try #require(result.text.firstMatch(of: /text="Theirs" id="([^"]+)"/)?.1)
    #expect(
      id != "8" && result.text.contains("text=\"Ours\" id=\"8\"")
        && result.text.contains("property=\"text\" destination=\"\(id)\""))
  }

  @Test func answersMayBringNewQuestions() throws {
    let base = Sample.storyboard(subviews: [Sample.stack("sss-ss-sss", [a]), b])
    let ours = Sample.storyboard(subviews: [b.replacing("text=\"B\"", with: "text=\"B1\"")])
    let theirs = Sample.storyboard(subviews: [
      Sample.stack("sss-ss-sss", [Sample.label("aaa-aa-aaa", "New")]), b.replacing("text=\"B\"", with: "text=\"B2\""),
    ])
    let asked = try merged(base, ours, theirs)
    #expect(asked.questions.map(\.number) == [1, 2])
    let all = try merged(base, ours, theirs, everywhere: .theirs)
    #expect(all.text == theirs && all.questions.isEmpty)
    // A number means the same question, whatever else is answered.
    let second = try #require(asked.questions.first { $0.kind == "attribute" })
    let rest = try merged(base, ours, theirs, answers: [second.number: .theirs])
    #expect(rest.questions.map(\.key) == asked.questions.filter { $0.number != second.number }.map(\.key))
    #expect(rest.questions.map(\.number) == asked.questions.filter { $0.number != second.number }.map(\.number))
  }

  /// Keys of questions are the same whatever else is answered, so that answers can be given and changed in any order.
  @Test func answersByKeysAreThoseByNumbers() throws {
    let base = Sample.storyboard(subviews: [Sample.stack("sss-ss-sss", [a]), b])
    let ours = Sample.storyboard(subviews: [b.replacing("text=\"B\"", with: "text=\"B1\"")])
    let theirs = Sample.storyboard(subviews: [
      Sample.stack("sss-ss-sss", [Sample.label("aaa-aa-aaa", "New")]), b.replacing("text=\"B\"", with: "text=\"B2\""),
    ])
    let merge = DocumentMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    let open = try merge.run()
    #expect(open.questions.count == 2 && open.answered.isEmpty)
    for question in open.questions {
      for side in MergeSide.allCases {
        let one = try merge.run(keys: [question.key: side])
        let other = try merge.run(answers: [question.number: side])
        #expect(one.bytes == other.bytes && one.questions == other.questions)
        #expect(one.answered.map(\.key) == [question.key] && one.answered.map(\.number) == [question.number])
      }
    }
    let all = try merge.run(keys: Dictionary(uniqueKeysWithValues: open.questions.map { ($0.key, .theirs) }))
    #expect(String(decoding: all.bytes, as: UTF8.self) == theirs && all.questions.isEmpty)
    #expect(try merge.run(keys: ["nothing": .theirs]).bytes == open.bytes)
  }

  @Test func lineEndsOfTheSideThatChangedThemAreTaken() throws {
    let base = Sample.storyboard(subviews: [a])
    let ours = Sample.storyboard(subviews: [a, b], lineEnd: "\r\n")
    let theirs = Sample.storyboard(subviews: [a], constraints: [Sample.constraint("c1c-aa-aaa", "aaa-aa-aaa")])
    let expected = Sample.storyboard(
      subviews: [a, b], constraints: [Sample.constraint("c1c-aa-aaa", "aaa-aa-aaa")], lineEnd: "\r\n")
    #expect(try merged(base, ours, theirs).text == expected)
  }

  @Test func aCleanMergeOfLinesIsTakenIfItIsSound() throws {
    let base = Sample.storyboard(subviews: [a, b])
    let (ours, theirs) = (
      Sample.storyboard(subviews: [a, b], point: "5"), Sample.storyboard(tools: "22000", subviews: [a, b])
    )
    let merge = DocumentMerge(base: Array(base.utf8), ours: Array(ours.utf8), theirs: Array(theirs.utf8))
    let lines =
      Array(Sample.storyboard(tools: "22000", subviews: [a, b], point: "5").utf8) + Array("<!-- of lines -->\n".utf8)
    #expect(try merge.run { lines }.bytes == lines)
    // With an id twice it is not.
    let broken = Array(Sample.storyboard(tools: "22000", subviews: [a, b, a], point: "5").utf8)
    #expect(
      try merge.run { broken }.bytes == Array(Sample.storyboard(tools: "22000", subviews: [a, b], point: "5").utf8))
  }

  @Test func otherFilesAreRefused() {
    func refusal(_ base: String, _ ours: String, _ theirs: String) -> DocumentMerge.Refusal? {
      do {
        _ = try merged(base, ours, theirs)
        return nil
      } catch {
        return error as? DocumentMerge.Refusal
      }
    }
    let good = Sample.storyboard()
    guard case .unreadable(.theirs, let error) = refusal(good, good.replacing("393", with: "1"), "<archive/>") else {
      Issue.record("an archive was merged")
      return
    }
    #expect(error.message.contains("<archive>"))
    if case .unreadable(.base, _) = refusal("1\n", good, "2\n") {} else { Issue.record("a text was merged") }
  }

  // MARK: What lines lose

  private func byLines(_ base: String, _ ours: String, _ theirs: String) throws -> DocumentMerge.Outcome {
    let versions = [base, ours, theirs].map { Array($0.utf8) }
    return try DocumentMerge(base: versions[0], ours: versions[1], theirs: versions[2]).run {
      LineMerge.merge(base: versions[0], mine: versions[1], theirs: versions[2])
    }
  }

  /// Lines have both: without the place where it was, and with the place where it is now.
  @Test func whatOneSideMovedAndTheOtherDeletedIsNotBack() throws {
    let labels = ["aaa", "bbb", "ccc", "ddd", "eee", "fff"].map { Sample.label("\($0)-aa-aaa", $0) }
    let moved = Sample.storyboard(subviews: [labels[0]] + labels[2...] + [labels[1]])
    let deleted = Sample.storyboard(subviews: [labels[0]] + labels[2...])
    let lines = LineMerge.merge(
      base: Array(Sample.storyboard(subviews: labels).utf8), mine: Array(moved.utf8), theirs: Array(deleted.utf8))
    #expect(lines == Array(moved.utf8))
    let outcome = try byLines(Sample.storyboard(subviews: labels), moved, deleted)
    #expect(outcome.way == .objects && outcome.questions.isEmpty)
    #expect(outcome.bytes == Array(deleted.utf8))
  }

  @Test func aMoveIntoWhatTheOtherSideDeletedIsUndoneWithANote() throws {
    let label = Sample.label("aaa-aa-aaa", "A")
    let base = Sample.storyboard(subviews: [label, Sample.stack("sss-ss-sss", [])])
    let theirs = Sample.storyboard(tools: "22000", subviews: [label])
    let result = try merged(base, Sample.storyboard(subviews: [Sample.stack("sss-ss-sss", [label])]), theirs)
    #expect(result.text == theirs)
    #expect(
      result.notes.map(\.text) == [
        "ours moved the label “A”, but the merge did not, because theirs deleted the stack view with “A”"
      ])
  }

  @Test func anIDThatBothGaveToDifferentConnectionsIsChanged() throws {
    let labels = [Sample.label("aaa-aa-aaa", "A"), Sample.label("bbb-bb-bbb", "B")]
    let base = Sample.storyboard(subviews: labels)
    let ours = Sample.storyboard(subviews: labels, connections: [Sample.outlet("new-id-one", "a", to: "aaa-aa-aaa")])
    let theirs = Sample.storyboard(subviews: labels, constraints: [Sample.constraint("new-id-one", "bbb-bb-bbb")])
    let result = try merged(base, ours, theirs)
    #expect(result.questions.isEmpty)
    #expect(result.notes.map(\.kind) == ["renumbered"])
    #expect(result.text.matches(of: /id="new-id-one"/).count == 1)
  }
}
