import Foundation
import InterfaceBuilder
import Testing

@testable import UIKitCore

/// Which texts have suggestions over the keys, and what search bars want of the keyboard.
@MainActor
@Suite(.serialized) struct KeyboardSuggestionTests {
  private final class Keys: UIView, UIKeyInput {
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  /// Release notes of iOS 15: a text that is not corrected has none before iOS 15, and from then on has the spellings that the checking offers.
  @Test func aTextThatIsNeitherCorrectedNorCheckedHasNoSuggestions() {
    let field = UITextField()
    #expect(field.hasSuggestions(idiom: .phone, release: 14) && field.hasSuggestions(idiom: .phone, release: 26))
    field.autocorrectionType = .no
    #expect(!field.hasSuggestions(idiom: .phone, release: 14) && field.hasSuggestions(idiom: .phone, release: 15))
    field.spellCheckingType = .no
    #expect(!field.hasSuggestions(idiom: .phone, release: 15) && !field.hasSuggestions(idiom: .phone, release: 26))
    field.autocorrectionType = .yes
    #expect(field.hasSuggestions(idiom: .phone, release: 15))
  }

  @Test(arguments: [UIKeyboardType.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad, .URL, .emailAddress])
  func addressesAndNumbersHaveNoSuggestions(_ type: UIKeyboardType) {
    let view = UITextView()
    view.keyboardType = type
    #expect(!view.hasSuggestions(idiom: .phone, release: 18))
  }

  /// Passwords are filled in since iOS 12; a code that is valid once is none, as apps say to be rid of the row.
  @Test func secureTextsHaveRoomForPasswords() {
    let field = UITextField()
    field.isSecureTextEntry = true
    #expect(!field.suggestsWords(release: 18) && field.hasSuggestions(idiom: .phone, release: 18))
    #expect(!field.hasSuggestions(idiom: .phone, release: 11))
    field.textContentType = .oneTimeCode
    #expect(!field.hasSuggestions(idiom: .phone, release: 18))
    let name = UITextField()
    (name.keyboardType, name.textContentType) = (.emailAddress, .username)
    #expect(name.hasSuggestions(idiom: .phone, release: 18) && !name.suggestsWords(release: 18))
  }

  @Test func objectsThatTakeOnlyKeysHaveNoSuggestions() {
    #expect(!Keys().hasSuggestions(idiom: .phone, release: 18) && !Keys().hasSuggestions(idiom: .pad, release: 18))
  }

  /// Undo, redo and paste are there whatever is typed.
  @Test func aTabletHasItsBarWithoutSuggestions() {
    let field = UITextField()
    (field.autocorrectionType, field.spellCheckingType) = (.no, .no)
    #expect(field.hasSuggestions(idiom: .pad, release: 18) && !field.suggestsWords(release: 18))
    field.hidesKeyboardShortcuts = true
    #expect(!field.hasSuggestions(idiom: .pad, release: 18))
    field.autocorrectionType = .yes
    #expect(field.hasSuggestions(idiom: .pad, release: 18))
  }

  /// The return key of a search bar says "search" unless the app wants another, as apps do to be rid of it.
  @Test func theTraitsOfASearchBarAreThoseOfItsField() {
    let bar = UISearchBar()
    #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
    bar.autocorrectionType = .no
    let field = bar.searchTextField
    #expect(field.autocorrectionType == .no && field.returnKeyType == .search && field.enablesReturnKeyAutomatically)
    bar.returnKeyType = .done
    #expect(field.returnKeyType == .done)
    field.keyboardType = .URL
    #expect(bar.keyboardType == .URL && bar.autocorrectionType == .no)
    #expect(UITextField().returnKeyType == .default && !UITextField().enablesReturnKeyAutomatically)
  }

  @Test(arguments: ["textField", "textView", "searchBar"])
  func documentsSayWhatAViewWantsOfTheKeyboard(_ tag: String) throws {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23727"><objects>
      <\(tag) id="it"><textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" \
      spellCheckingType="no" keyboardType="phonePad" returnKeyType="go" enablesReturnKeyAutomatically="YES" \
      keyboardAppearance="alert" textContentType="tel"/></\(tag)></objects></document>
      """
    let document = try InterfaceBuilder.Document.read(Data(xml.utf8), file: "Test.xib")
    var loader = NibLoader(document, scene: try #require(document.scenes.first))
    let view = try #require(loader.load().topLevelViews.first as? any UITextInputTraits)
    #expect(view.autocapitalizationType == .words && view.autocorrectionType == .no && view.spellCheckingType == .no)
    #expect(view.keyboardType == .phonePad && view.returnKeyType == .go && view.enablesReturnKeyAutomatically)
    #expect(view.keyboardAppearance == .dark && view.textContentType == .telephoneNumber)
  }
}
