import ClientLibraries6
import Testing
import UIKit

private final class BuilderForm: FormView {
  /// Whether the button is wanted at all, decided inside the builder.
  private let isComplete: Bool

  init(frame: CGRect, isComplete: Bool = true) {
    self.isComplete = isComplete
    super.init(frame: frame)
    constrain {
      name.fill(.horizontal, of: self, inset: Self.inset)
      name.align(\.topAnchor, with: self, offset: 24)
      for (row, previous) in [(mail, name)] {
        row.fill(.horizontal, of: previous)
        row.below(previous, by: 12)
      }
      for field in [name, mail] { field.height(.exactly(Self.rowHeight)) }
      agree.align(\.trailingAnchor, with: name)
      agree.below(mail, by: 12)
      caption.align(\.leadingAnchor, with: name)
      caption.align(\.centerYAnchor, with: agree)
      caption.height(.exactly(21))
      caption.trailingAnchor.constraint(equalTo: agree.leadingAnchor, constant: -8)
      if isComplete {
        send.fill(.horizontal, of: name)
        send.align(\.bottomAnchor, with: self, offset: -20)
        send.height(.touch)
      } else {
        send.height(.exactly(0)).strength(.required)
      }
    }
  }
}

private final class BuilderCard: CardController {
  override func constrainCard() {
    constrain {
      card.fill(.horizontal, of: view, inset: 20)
      card.align(\.topAnchor, with: view, offset: 40)
      card.height(.atMost(230))
      picture.fill(.horizontal, of: card)
      picture.align(\.topAnchor, with: card)
      picture.height(.share(of: .horizontal, 0.5))
      avatar.align(\.leadingAnchor, with: card, offset: 12)
      avatar.centerYAnchor.constraint(equalTo: picture.bottomAnchor)
      avatar.width(.exactly(40))
      avatar.height(.share(of: .horizontal, 1))
      [
        content.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
        content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
        content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
      ]
      content.below(picture, by: 8)
      heading.fill(.horizontal, of: content)
      heading.align(\.topAnchor, with: content)
      heading.height(.exactly(21))
      details.fill(.horizontal, of: content)
      details.below(heading, by: 4)
      details.align(\.bottomAnchor, with: content)
      details.height(.exactly(60)).strength(.defaultHigh)
    }
  }
}

@MainActor
@Suite struct BuilderTests {
  @Test func form() {
    let form = BuilderForm(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    form.expectFrames()
    form.send.sendActions(for: .primaryActionTriggered)
    #expect(form.sent == 1)
  }

  @Test func card() { BuilderCard().expectFrames() }

  @Test func otherBranch() {
    let form = BuilderForm(frame: CGRect(x: 0, y: 0, width: 320, height: 480), isComplete: false)
    form.layoutIfNeeded()
    #expect(form.send.frame.height == 0)
  }
}

/// Values are free of isolation; the test, too.
@Test func extents() {
  #expect(Extent.touch == .exactly(44))
  #expect(FormView.inset == 16)
}

/// Anchors are made and given out on the main actor; a task that comes from elsewhere waits for it.
@Test func fromAnotherTask() async {
  let height = await Task.detached {
    await MainActor.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = UIView()
      view.addSubview(child)
      constrain { child.fill(.vertical, of: view, inset: 2) }
      view.layoutIfNeeded()
      return child.frame.height
    }
  }.value
  #expect(height == 6)
}
