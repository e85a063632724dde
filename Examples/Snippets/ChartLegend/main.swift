// Lays out a chart with its legend and prints an SVG, as a server would: no UIKit, no window, no screen.
//
//     swift run ChartLegend > chart.svg
//
// The legend stands beside the chart where there is room for both, below it where there is not.

import AutoLayout

/// What a text measures; a server would ask its own fonts.
func size(of text: String) -> (width: Double, height: Double) {
  (6.5 * Double(text.count), 16)
}

func chart(width: Double, series: [(name: String, color: String, value: Double)]) -> String {
  let page = Layout(width: width, height: 320)
  let margins = page.guide("margins", in: page.root, insets: Insets(top: 16, left: 16, bottom: 16, right: 16))
  let plot = page.box("plot")
  let legend = page.box("legend")
  page.add(
    plot.leading == margins.leading, plot.top == margins.top, plot.width >= 200,
    legend.trailing <= margins.trailing, legend.bottom <= margins.bottom,
    // The plot takes what is left, up to the margins.
    (plot.trailing == margins.trailing).priority(250), (plot.bottom == margins.bottom).priority(250))

  // A row per series: a swatch and a name. All names start at the same place, the widest decides how wide the legend is.
  var rows: [(swatch: Box, name: Box)] = []
  for entry in series {
    let text = size(of: entry.name)
    let (swatch, name) = (page.box("swatch"), page.box(entry.name, width: text.width, height: text.height))
    page.add(
      swatch.width == 12, swatch.height == 12, swatch.leading == legend.leading, swatch.centerY == name.centerY,
      name.leading == swatch.trailing + 8, name.width >= text.width, legend.trailing >= name.trailing,
      name.top == (rows.last?.name.bottom ?? legend.top) + (rows.isEmpty ? 0 : 6))
    rows.append((swatch, name))
  }
  if let last = rows.last { page.add(legend.bottom == last.name.bottom) }
  page.add((legend.width == 0).priority(50))

  // Beside if the plot can keep its 200 points, else below. Asking is cheap: what clashes is reported, not drawn.
  let beside = [legend.leading == plot.trailing + 24, legend.top == plot.top]
  page.add(beside)
  if !page.solve().isEmpty {
    for rule in beside { page.remove(rule) }
    page.add(legend.leading == margins.leading, legend.top == plot.bottom + 16)
    page.solve()
  }

  var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"320\" font-size=\"12\">\n"
  let total = series.map(\.value).max() ?? 1
  for (i, entry) in series.enumerated() {
    let bar = plot.frame.width / Double(series.count)
    let height = plot.frame.height * entry.value / total
    svg += rect(
      Rect(x: plot.frame.x + Double(i) * bar, y: plot.frame.maxY - height, width: bar * 0.8, height: height),
      entry.color)
    svg += rect(rows[i].swatch.frame, entry.color)
    svg += "<text x=\"\(rows[i].name.frame.x)\" y=\"\(rows[i].name.frame.y + 12)\">\(entry.name)</text>\n"
  }
  return svg + "</svg>"
}

func rect(_ r: Rect, _ color: String) -> String {
  "<rect x=\"\(r.x)\" y=\"\(r.y)\" width=\"\(r.width)\" height=\"\(r.height)\" fill=\"\(color)\"/>\n"
}

let series = [("Apples", "#d33", 4.0), ("Pears", "#3a3", 7), ("Grapefruits", "#e90", 2.5)]
let width = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 480
print(chart(width: width, series: series.map { (name: $0.0, color: $0.1, value: $0.2) }))
