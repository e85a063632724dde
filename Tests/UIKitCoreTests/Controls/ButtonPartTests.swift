import Testing

@testable import UIKitCore

/// The label and the image view of buttons, and configurations that follow the state.
@MainActor
@Suite(.serialized) struct ButtonPartTests {
  /// source: a simulator of iOS 26.1 at two pixels a point: label [47.5, 7.5, 75, 20.5] in a filled button of 170 × 36.
  @Test func theLabelOfAConfiguredButtonHasItsFrame() throws {
    try onScreen(scale: 2) {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Configure"
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 170, height: 36)
      button.layoutIfNeeded()
      let label = try #require(button.subviews.first as? UILabel)
      #expect(label === button.titleLabel && label.text == "Configure")
      // The text is half a point wider here.
      #expect(label.frame.minY == 7.5 && label.frame.height == 20.5 && abs(label.frame.minX - 47.5) <= 0.5)
    }
  }

  /// A label that is asked for after the layout is where the title is.
  @Test func partsHaveTheirFramesWhenTheyAreAskedForLate() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(name: "star", size: CGSize(width: 20, height: 20)), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 40, y: 10, width: 20, height: 20))
  }

  /// What is drawn is measured in the button's font; the label says the same, also after the font was set at the button.
  @Test func theFontOfTheLabelIsThatOfTheTitle() {
    let button = UIButton(type: .system)
    button.setTitle("0", for: .normal)
    button.titleFont = .systemFont(ofSize: 36)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 36))
    button.titleFont = .systemFont(ofSize: 24)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 24))
    button.titleFont = nil
    #expect(button.titleLabel?.font == .systemFont(ofSize: 15) && button.titleFont == nil)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.titleFont == .systemFont(ofSize: 30))
    button.configuration = .plain()
    button.configuration?.titleFont = .systemFont(ofSize: 12)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 12))
  }

  /// A title that may not wrap stays on its line; of one that wraps the label is higher than a line.
  @Test func aConfiguredTitleThatTruncatesHasOneLine() throws {
    func label(_ mode: NSLineBreakMode) throws -> UILabel {
      var configuration = UIButton.Configuration.plain()
      (configuration.title, configuration.titleLineBreakMode) = ("Several words of a title", mode)
      let button = UIButton(configuration: configuration)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 36)
      button.layoutIfNeeded()
      return try #require(button.titleLabel)
    }
    let (line, lines) = (try label(.byTruncatingTail), try label(.byWordWrapping))
    #expect(line.numberOfLines == 1 && line.lineBreakMode == .byTruncatingTail && line.frame.width <= 76)
    #expect(lines.numberOfLines == 0 && lines.frame.height > 1.5 * line.frame.height)
  }

  /// Documented: a configuration is used in combination with the titles and images of states
  /// (https://developer.apple.com/documentation/uikit/uibuttonconfiguration).
  @Test func aConfiguredButtonShowsTheTitleThatIsSet() {
    let size = CGSize(width: 20, height: 20)
    let button = UIButton(type: .system)
    button.setTitle("Before", for: .normal)
    button.configuration = .filled()
    #expect(button.currentTitle == "Before" && button.configuration?.title == nil)
    let width = button.intrinsicContentSize.width
    button.setImage(UIImage(name: "star", size: size), for: .normal)
    #expect(abs(button.intrinsicContentSize.width - width - 20) < 1)
    button.configuration?.title = "Of the configuration"
    #expect(button.currentTitle == "Of the configuration")
    button.setTitle("After", for: .normal)
    #expect(button.currentTitle == "After" && button.configuration?.title == "After")
    button.setAttributedTitle(NSAttributedString(string: "Styled"), for: .normal)
    #expect(button.currentTitle == "Styled")
  }

  /// Documented: with a menu as its primary action such a button shows the entry that is chosen
  /// (https://developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction).
  @Test func aPopUpButtonHasTheTitleOfTheEntryThatIsOn() {
    func menu(on chosen: String?) -> UIMenu {
      let entries = ["One", "Two", "Three"].map { title in
        UIAction(title: title, state: title == chosen ? .on : .off) { _ in }
      }
      return UIMenu(children: [UIMenu(options: .displayInline, children: entries)])
    }
    for configuration in [nil, UIButton.Configuration.gray()] {
      let button = UIButton(type: .system)
      button.configuration = configuration
      button.menu = menu(on: "Two")
      #expect(button.currentTitle == nil)
      (button.showsMenuAsPrimaryAction, button.changesSelectionAsPrimaryAction) = (true, true)
      #expect(button.currentTitle == "Two")
      // Without an entry that is on, the first one is.
      button.menu = menu(on: nil)
      #expect(button.currentTitle == "One" && button.menu?.selectedElements.map(\.title) == ["One"])
      if let three = (button.menu?.children.first as? UIMenu)?.children.last as? UIAction { button.didChoose(three) }
      #expect(button.currentTitle == "Three" && button.menu?.selectedElements.map(\.title) == ["Three"])
    }
  }

  /// source: documentation of UIButton.configurationUpdateHandler: called when the state of the button changes.
  @Test func aHandlerChangesTheConfigurationWithTheState() {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "A long title" : "A" }
    let width = button.intrinsicContentSize.width
    #expect(button.configuration?.title == "A")
    button.isSelected = true
    #expect(button.intrinsicContentSize.width > width && button.configuration?.title == "A long title")
  }

  /// source: reference controls §2: small and mini buttons are about 28 high, large ones 50.
  @Test func sizesOfConfigurations() {
    onScreen(scale: 2) {
      func height(_ size: UIButton.Configuration.Size) -> CGFloat {
        var configuration = UIButton.Configuration.borderedProminent()
        (configuration.title, configuration.buttonSize) = ("Title", size)
        return UIButton(configuration: configuration).intrinsicContentSize.height
      }
      #expect(height(.medium) == 34.5 && height(.small) == 28 && height(.large) == 50.5)
      var configuration = UIButton.Configuration.bordered()
      configuration.contentInsets = .zero
      configuration.buttonSize = .large
      #expect(configuration.contentInsets == .zero)
      configuration.setDefaultContentInsets()
      #expect(configuration.contentInsets.top == 15)
    }
  }

  @Test func aTransformerChangesTheFontOfTheTitle() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing[AttributeScopes.UIKitAttributes.FontAttribute.self] = .systemFont(ofSize: 30)
      return outgoing
    }
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.height > 45 && button.titleLabel?.font == .systemFont(ofSize: 30))
  }

  @Test func aSystemButtonOfAnImageHasItsSize() {
    let image = UIImage(name: "star", size: CGSize(width: 24, height: 24))
    let button = UIButton.systemButton(with: image, target: nil, action: "tapped")
    #expect(button.buttonType == .system && button.currentImage === image)
    #expect(button.bounds.size == CGSize(width: 24, height: 24))
  }

  /// source: derived: a symbol preferred at 34 points is twice as large as one of 17.
  @Test func aPreferredConfigurationSizesTheSymbol() throws {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let small = try #require(button.currentImage?.size.width)
    button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
    #expect(abs(try #require(button.currentImage?.size.width) - 2 * small) < 1)
  }
}
