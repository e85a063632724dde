import Foundation
import Geometry
import InterfaceBuilder
import LayoutReports

/// The page of a lesson with its numbers, which are those of a layout and nobody's memory.
///
/// Placeholders of `page.md`, where N is the number of a device of the lesson, from 1:
///
///     {{task}}                the task
///     {{device N}}            the device, such as `iPhone 17`
///     {{frame NAME @ N}}      where the view is on the screen in the answer: (16, 20, 100, 50)
///     {{frame NAME.EDGE @ N}} one number of it: left, top, right, bottom, width, height, centerX, centerY
///     {{start NAME.EDGE @ N}} the same in the starter
///     {{content NAME.width @ N}} the size of what scrolls in the view, in the answer
@MainActor
package struct LessonPage {
  private let lesson: Lesson
  private let starter: Document
  private let answered: Document

  /// The page of a lesson. Costs a layout for each device that it speaks of.
  package init(of lesson: Lesson, _ documents: LessonDocuments) throws(LessonError) {
    self.lesson = lesson
    starter = try documents.start(of: lesson)
    answered = try documents.answer(of: lesson)
  }

  /// What is to be learnt, and the task: Markdown that begins with the title.
  package func task() throws(LessonError) -> String { try filled(parts.task).wrapped }

  /// Why the answer is right, and the verbs that make it of the starter: Markdown.
  package func answer() throws(LessonError) -> String {
    let verbs = lesson.answer.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("#") }.map { $0.isEmpty ? "" : "    \($0)" }
    let words = lesson.isAboutCode ? "In code:" : "The `trellis edit` commands that produce this answer:"
    return try filled(parts.answer).wrapped + "\n\n\(words)\n\n" + verbs.joined(separator: "\n")
      + "\n"
  }

  private var parts: (task: String, answer: String) {
    let lines = lesson.page.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex(of: "## Answer") ?? lines.endIndex
    let head = "# \(lesson.number) \(lesson.title)\n\n*\(lesson.chapter)*\n\n"
    return (
      head + lines[..<index].joined(separator: "\n").trimmedLines + "\n",
      lines[index...].joined(separator: "\n").trimmedLines
    )
  }

  private func filled(_ text: String) throws(LessonError) -> String {
    var result = ""
    var rest = Substring(text)
    var screens: [String: LaidOutScreen] = [:]
    while let open = rest.range(of: "{{"), let close = rest[open.upperBound...].range(of: "}}") {
      result += rest[..<open.lowerBound]
      let words = String(rest[open.upperBound..<close.lowerBound])
      guard let value = value(of: words, &screens) else {
        throw LessonError("\(lesson.folder)/page.md: error: {{\(words)}} has no value")
      }
      result += value
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private func value(of words: String, _ screens: inout [String: LaidOutScreen]) -> String? {
    if words == "task" { return lesson.task }
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    if parts[0] == "device" { return situation(parts[1])?.configuration.deviceName }
    guard let at = parts[1].range(of: " @ "), let situation = situation(String(parts[1][at.upperBound...])) else {
      return nil
    }
    let isStart = parts[0] == "start"
    let key = "\(isStart) \(situation.words)"
    if screens[key] == nil { screens[key] = LaidOutScreen(isStart ? starter : answered, in: situation) }
    let names = parts[1][..<at.lowerBound].split(separator: ".").map(String.init)
    guard let name = names.first, let screen = screens[key], let place = screen.place(id: nil, name: name) else {
      return nil
    }
    let frame = place.frame
    guard names.count > 1 else {
      return "(" + [frame.x, frame.y, frame.width, frame.height].map(number).joined(separator: ", ") + ")"
    }
    if parts[0] == "content" {
      guard let size = place.view.contentSize else { return nil }
      return number(names[1] == "width" ? size.width : size.height)
    }
    switch names[1] {
    case "left": return number(frame.x)
    case "top": return number(frame.y)
    case "right": return number(frame.maxX)
    case "bottom": return number(frame.maxY)
    case "width": return number(frame.width)
    case "height": return number(frame.height)
    case "centerX": return number(frame.x + frame.width / 2)
    case "centerY": return number(frame.y + frame.height / 2)
    default: return nil
    }
  }

  private func situation(_ number: String) -> Situation? {
    guard let number = Int(number), lesson.situations.indices.contains(number - 1) else { return nil }
    return lesson.situations[number - 1]
  }

  private func number(_ value: Double) -> String { DecimalText.text((value * 100).rounded() / 100) }
}

extension String {
  /// Paragraphs of Markdown in lines of at most 78 characters. Headings and code stay as they are.
  fileprivate var wrapped: String {
    var lines: [String] = []
    var isParagraph = false
    for line in split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      guard !line.isEmpty, !line.hasPrefix("#"), !line.hasPrefix("    ") else {
        lines.append(line)
        isParagraph = false
        continue
      }
      if !isParagraph { lines.append("") }
      isParagraph = true
      for word in line.split(separator: " ") {
        let last = lines[lines.count - 1]
        if last.isEmpty {
          lines[lines.count - 1] = String(word)
        } else if last.count + 1 + word.count <= 78 {
          lines[lines.count - 1] += " \(word)"
        } else {
          lines.append(String(word))
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Without empty lines at the beginning and the end.
  fileprivate var trimmedLines: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    while lines.first == "" { lines.removeFirst() }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
