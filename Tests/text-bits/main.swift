// Prints the bits of some measured texts, for `HermeticTests` to compare between environments.
import TextLayout

let texts = [
  "Label", "İstanbul ılık", "ﬁnal office", "1,234.56 €", "naïve café", "WAVE To. Yo,", "日本語のテキスト", "한국어 텍스트",
  "مرحبا بالعالم", "ข้อความภาษาไทย", "👩‍👩‍👧‍👦 🇩🇪 family", "soft\u{AD}hyphen\u{AD}ation", "tab\tbed",
]
for text in texts {
  for font in [Font.system(17), .system(13, weight: .bold), .preferred(.title1, category: .AX3)] {
    let laidOut = layOut(
      AttributedText(text, font: font), width: 60, maximumLines: 0, lineBreakMode: .byWordWrapping,
      in: TextEnvironment())
    print(
      advance(of: text, font, in: TextEnvironment()).bitPattern, laidOut.size.width.bitPattern,
      laidOut.size.height.bitPattern, laidOut.lines.map(\.text.unicodeScalars.count))
  }
}
