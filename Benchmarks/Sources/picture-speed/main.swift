// How long pictures of a screen of 100 views take, in thread time.
//
// usage: picture-speed [SECONDS]
//
// Prints one line of JSON for each step: {"peer", "step", "views", "bytes", "us", "limit_us"}. `drawing` is what `view.svg()` does after
// a layout: freezing the views and writing SVG; `freezing` and `writing` are its parts. `png` is `view.png()` at two pixels per point,
// which needs the trait Raster. The steps of `page` are those of as many views with longer texts on a page that is three screens high:
// PNG takes time for every pixel. Ends with status 1 if a drawing takes more than its limit, or if a picture lacks a text.
import Foundation
import AppHost
import Rendering
import ThreadClock
import UIKit

/// Thread time that a drawing may take.
let limitOfSVG = 5_000_000
let limitOfPNG = 50_000_000
let seconds = CommandLine.arguments.dropFirst().first.flatMap { Double($0) } ?? 1

/// 100 views: a list of 24 rows, each with three views, and a heading, a stack and a button.
@MainActor
func screen(height: CGFloat, spacing: CGFloat, row: (Int) -> UIView) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: height))
  root.backgroundColor = .systemBackground
  let stack = UIStackView()
  stack.axis = .vertical
  stack.spacing = spacing
  stack.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(stack)
  let heading = UILabel()
  heading.text = "Notifications"
  heading.font = .preferredFont(forTextStyle: .largeTitle)
  stack.addArrangedSubview(heading)
  for number in 1...24 { stack.addArrangedSubview(row(number)) }
  let button = UIButton(type: .system)
  button.setTitle("Reset all settings", for: .normal)
  stack.addArrangedSubview(button)
  NSLayoutConstraint.activate([
    stack.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
    stack.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
  ])
  return root
}

/// A row of a screen: a sign, a title and a value.
@MainActor
func shortRow(_ number: Int) -> UIView {
  let row = UIView()
  row.backgroundColor = .secondarySystemBackground
  let (sign, title, value) = (UIView(), UILabel(), UILabel())
  sign.backgroundColor = .systemBlue
  sign.layer.cornerRadius = 5
  title.text = "Section number \(number)"
  title.font = .preferredFont(forTextStyle: .subheadline)
  value.text = "on, every day"
  value.font = .preferredFont(forTextStyle: .footnote)
  value.textColor = .secondaryLabel
  for view in [sign, title, value] {
    view.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(view)
  }
  NSLayoutConstraint.activate([
    sign.widthAnchor.constraint(equalToConstant: 20), sign.heightAnchor.constraint(equalToConstant: 20),
    sign.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 12),
    sign.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    title.leadingAnchor.constraint(equalTo: sign.trailingAnchor, constant: 12),
    title.topAnchor.constraint(equalTo: row.topAnchor, constant: 4),
    title.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -4),
    value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    value.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
    value.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -12),
  ])
  return row
}

/// A row of a page: a card with a title, a subtitle on several lines and a switch.
@MainActor
func tallRow(_ number: Int) -> UIView {
  let card = UIView()
  card.backgroundColor = .secondarySystemBackground
  card.layer.cornerRadius = 12
  let (title, subtitle, toggle) = (UILabel(), UILabel(), UISwitch())
  title.text = "Section number \(number)"
  title.font = .preferredFont(forTextStyle: .headline)
  subtitle.text = "Tells you when something happens in this section, and what you can do about it."
  subtitle.font = .preferredFont(forTextStyle: .footnote)
  subtitle.numberOfLines = 0
  for view in [title, subtitle, toggle] {
    view.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(view)
  }
  toggle.setContentHuggingPriority(.required, for: .horizontal)
  NSLayoutConstraint.activate([
    title.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
    title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
    title.trailingAnchor.constraint(equalTo: toggle.leadingAnchor, constant: -12),
    subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
    subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    subtitle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
    subtitle.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
    toggle.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    toggle.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
  ])
  return card
}

/// The median of as many samples as fit into the time, in nanoseconds.
@MainActor
func measure(_ work: () -> Void) -> Int {
  var samples: [Int] = []
  var spent = 0
  while spent < Int(seconds * 1e9) || samples.count < 5 {
    let start = threadNanoseconds()
    work()
    samples.append(threadNanoseconds() - start)
    spent += samples[samples.count - 1]
  }
  return median(samples)
}

// A phone's screen, and a page of nearly three.
let phone = screen(height: 852, spacing: 2, row: shortRow)
let page = screen(height: 2400, spacing: 8, row: tallRow)
var isWrong = false
// The root, the stack, its 26 arranged views and three in each row; what controls are made of does not count.
let views = 2 + 26 + 24 * 3
var kept = 0

/// Measures a step and prints its line.
@MainActor
func report(_ name: String, bytes: Int, limit: Int? = nil, _ work: () -> Void) {
  let time = measure(work)
  let end = limit.map { ", \"limit_us\": \($0 / 1000)}" } ?? "}"
  print(
    "{\"peer\": \"trellis\", \"step\": \"\(name)\", \"views\": \(views), \"bytes\": \(bytes), "
      + "\"us\": \(Double(time) / 1000)\(end)")
  if let limit, time > limit { isWrong = true }
}

for (prefix, root) in [("", phone), ("page ", page)] {
  root.layoutIfNeeded()
  let picture = root.svg()
  let scene = root.sceneReport
  // Letters have elements of their own, which say where each stands.
  let texts = picture.replacing(/<tspan[^>]*>|<\/tspan>/, with: "")
  for number in 1...24 where !texts.contains(">Section number \(number)</text>") {
    FileHandle.standardError.write(Data("picture-speed: the title of row \(number) is missing\n".utf8))
    isWrong = true
  }
  let size = picture.utf8.count
  report("\(prefix)drawing", bytes: size, limit: limitOfSVG) { kept += root.svg().utf8.count }
  report("\(prefix)freezing", bytes: size) { kept += root.sceneReport.root?.children.count ?? 0 }
  report("\(prefix)writing", bytes: size) { kept += SVGRenderer().render(scene).utf8.count }
  #if Raster
    let bytes = (try? root.png().count) ?? 0
    if bytes == 0 { isWrong = true }
    report("\(prefix)png", bytes: bytes, limit: prefix.isEmpty ? limitOfPNG : nil) {
      kept += (try? root.png().count) ?? 0
    }
  #endif
}
exit(isWrong ? 1 : 0)
