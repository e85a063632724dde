import AutoLayout
import Testing

@Suite("Layouts in plain Swift")
struct LayoutTests {
  @Test("the page of the documentation")
  func page() {
    let page = Layout(width: 595, height: 842)
    let title = page.box("title", width: 180, height: 24)
    let chart = page.box("chart")
    page.add(
      title.leading == page.root.leading + 40, title.top == page.root.top + 40,
      chart.leading == title.leading, chart.trailing == page.root.trailing - 40,
      chart.top == title.bottom + 12, chart.height == 0.5 * chart.width)
    #expect(page.solve().isEmpty)
    #expect(title.frame == Rect(x: 40, y: 40, width: 180, height: 24))
    #expect(chart.frame == Rect(x: 40, y: 76, width: 515, height: 257.5))
    #expect(chart.ambiguity.isEmpty)
    page.resize(width: 495, height: 842)
    page.solve()
    #expect(chart.frame == Rect(x: 40, y: 76, width: 415, height: 207.5))
  }

  @Test("both sides may have multipliers; a negative one turns the relation around")
  func multipliers() {
    let layout = Layout(width: 300, height: 100)
    let (a, b) = (layout.box("a"), layout.box("b"))
    // 2a + 10 == 3b - 20 with b = 50: a = 60. -a <= -70 says a >= 70.
    layout.add(b.width == 50, (2 * a.width + 10 == 3 * b.width - 20).priority(500), -1 * a.width <= -70)
    layout.solve()
    #expect(b.frame.width == 50)
    #expect(a.frame.width == 70)
    #expect((2 * a.width + 10 == 3 * b.width - 20).description == "a.width == 1.5*b.width - 15")
  }

  @Test("distances between places are lengths, from the right where the box reads so")
  func distances() {
    let layout = Layout(width: 300, height: 100)
    layout.isRightToLeft = true
    let a = layout.box("a", width: 40, height: 10)
    let b = layout.box("b", width: 20, height: 10)
    let gap = b.leading - a.trailing
    let rule = layout.root.bottom - a.bottom == 2 * (a.top - layout.root.top) + 6
    layout.add(a.leading == layout.root.leading + 10, gap == 0.5 * a.width, b.top == a.top, rule)
    layout.solve()
    // The left edge of `a` is 300 − 10 − 40; 20 before that `b` ends. Of the 90 points above and below `a`, 90 = 3·28 +
    // 6.
    #expect(a.frame == Rect(x: 250, y: 28, width: 40, height: 10))
    #expect(b.frame == Rect(x: 210, y: 28, width: 20, height: 10))
    #expect("\(rule)" == "(root.bottom - a.bottom) == 2*(a.top - root.top) + 6")
    layout.remove(b)
    #expect(layout.solve().isEmpty)
  }

  @Test("a rule can be changed, taken out and put in again")
  func editing() {
    let layout = Layout(width: 300, height: 100)
    let box = layout.box("box", width: 40, height: 10)
    let gap = box.leading == layout.root.leading + 8
    let wide = box.width == 120
    layout.add(gap, wide, box.top == layout.root.top)
    layout.solve()
    #expect(box.frame == Rect(x: 8, y: 0, width: 120, height: 10))
    gap.constant = 20
    layout.remove(wide)
    layout.solve()
    #expect(box.frame == Rect(x: 20, y: 0, width: 40, height: 10))
    wide.priority = Priority(rawValue: 100)!
    layout.add(wide, wide)
    layout.solve()
    #expect(box.frame.width == 40)
    wide.priority = .required
    layout.solve()
    #expect(box.frame.width == 120)
  }

  @Test("a rule remembers where it was added")
  func locations() {
    let layout = Layout(width: 300, height: 100)
    let box = layout.box("box")
    let (gap, wide) = (box.leading == layout.root.leading + 8, box.width == 120)
    #expect(gap.codeLocation == nil)
    let first: UInt = #line + 1
    layout.add(gap)
    layout.add([wide])
    #expect(gap.codeLocation?.line == first)
    #expect(wide.codeLocation?.description == "LayoutTests.swift:\(first + 1)")
  }

  @Test("a clash names its rules and the one that gave way, which is tried again")
  func clash() {
    let layout = Layout(width: 320, height: 568)
    let button = layout.box("button")
    let width = button.width == 214
    let right = button.trailing == layout.root.trailing - 81
    layout.add(width, button.leading == layout.root.leading + 80, right)
    let clashes = layout.solve()
    #expect(clashes.count == 1)
    #expect(clashes.first?.broken === width)
    #expect(width.isBroken)
    #expect(button.frame.width == 159)
    #expect(
      clashes.first?.description == """
        clash: button.width == 214; button.leading == root.leading + 80; button.trailing == root.trailing - 81; \
        gives way: button.width == 214
        """)
    layout.resize(width: 375, height: 667)
    #expect(layout.solve().isEmpty)
    #expect(!width.isBroken)
    #expect(button.frame.width == 214)
  }

  @Test("leading is right where the direction says so; left is left")
  func direction() {
    let layout = Layout(width: 200, height: 100)
    layout.isRightToLeft = true
    let (a, b) = (layout.box("a", width: 30, height: 10), layout.box("b", width: 30, height: 10))
    let margins = layout.guide(in: layout.root, insets: Insets(top: 5, left: 10, bottom: 5, right: 20))
    layout.add(a.leading == margins.leading, b.left == margins.left, a.top == margins.top, b.top == a.bottom + 4)
    layout.solve()
    #expect(a.frame == Rect(x: 150, y: 5, width: 30, height: 10))
    #expect(b.frame == Rect(x: 10, y: 19, width: 30, height: 10))
  }

  @Test("baselines of boxes with text meet; a removed box takes its rules along")
  func baselines() {
    let layout = Layout(width: 200, height: 100)
    let (small, large) = (layout.box("small", width: 20, height: 20), layout.box("large", width: 40, height: 40))
    small.setBaselines(first: 15, last: 5)
    large.setBaselines(first: 30, last: 10)
    let rule = small.firstBaseline == large.firstBaseline
    layout.add(large.top == layout.root.top, rule)
    layout.solve()
    #expect(small.frame.y == 15)
    layout.remove(large)
    layout.solve()
    #expect(small.ambiguity.contains(.verticalPosition))
    #expect(!rule.isBroken)
  }

  @Test("a picture of a row and a column")
  func visualFormat() throws {
    let layout = Layout(width: 320, height: 200)
    let name = layout.box("name", width: 100, height: 20)
    let field = layout.box("field", width: 60, height: 30)
    layout.add(try layout.rules(visualFormat: "|-[name]-[field]-|", aligning: [.centerY]))
    layout.add(try layout.rules(visualFormat: "V:|-gap-[field(>=name*2)]", metrics: ["gap": 12]))
    #expect(layout.solve().isEmpty)
    // The name hugs as much as the field, so both want to keep their size; the field's rule decides the height only.
    #expect(field.frame.y == 12)
    #expect(field.frame.height == 40)
    #expect(name.frame.x == 8)
    #expect(field.frame.x == name.frame.x + name.frame.width + 8)
    #expect(field.frame.x + field.frame.width == 312)
    #expect(name.frame.y + name.frame.height / 2 == 32)
  }

  @Test("mistakes in a picture have a place")
  func visualFormatMistakes() {
    let layout = Layout(width: 320, height: 200)
    _ = layout.box("a")
    func reason(_ format: String, _ aligning: [Layout.Alignment] = []) -> String? {
      do throws(VisualFormatError) {
        _ = try layout.rules(visualFormat: format, aligning: aligning)
        return nil
      } catch {
        return error.reason(format)
      }
    }
    #expect(reason("H:|[a]|") == nil)
    #expect(reason("H:[a][b]")?.contains("b is not a key in the views dictionary.") == true)
    #expect(reason("V[a]")?.contains("Expected ':' after 'V' to specify vertical arrangement") == true)
    #expect(reason("H:[a]", [.leading])?.contains("not allowed for layout that is also horizontal") == true)
    #expect(reason("H:[a(10@2000)]") != nil)
  }
}

@Test func aBoxTakesItsGuidesAndTheirRulesAlong() {
  let layout = Layout(width: 100, height: 100)
  let box = layout.box("box")
  let guide = layout.guide("margins", in: box, insets: Insets(left: 5))
  let other = layout.box("other")
  let inGuide = other.leading == guide.leading
  let inRoot = other.top == layout.root.top + 7
  layout.add(inGuide, inRoot, box.leading == layout.root.leading + 20)
  layout.solve()
  #expect(other.frame.x == 25)
  layout.remove(box)
  // The rule is in no layout any more: it may change, and it may be told to come back to another one.
  inGuide.constant = 3
  #expect(inGuide.violation == 0 && !inGuide.isBroken)
  inRoot.constant = 9
  layout.solve()
  #expect(other.frame.y == 9)
}
