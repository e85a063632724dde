/// The letters and words of the system's keyboard in a language.
struct KeyboardRows {
  /// Three rows of letters, as small ones.
  var letters: [[String]]
  var space: String
  var returnWord: String

  /// Languages with Latin letters; all others have the letters of English.
  init(language: String?) {
    let code = String((language ?? "en").lowercased().prefix { $0 != "-" && $0 != "_" })
    let known = Self.known[code] ?? Self.english
    letters = known.rows.split(separator: " ").map { $0.map(String.init) }
    (space, returnWord) = (known.space, known.returnWord)
  }

  private typealias Known = (rows: String, space: String, returnWord: String)
  private static let english: Known = ("qwertyuiop asdfghjkl zxcvbnm", "space", "return")
  private static let known: [String: Known] = [
    "de": ("qwertzuiopü asdfghjklöä yxcvbnm", "Leerzeichen", "Return"),
    "fr": ("azertyuiop qsdfghjklm wxcvbn´", "espace", "retour"),
    "es": ("qwertyuiop asdfghjklñ zxcvbnm", "espacio", "intro"),
    "it": ("qwertyuiop asdfghjkl zxcvbnm", "spazio", "invio"),
    "pt": ("qwertyuiop asdfghjkl zxcvbnm", "espaço", "retorno"),
    "nl": ("qwertyuiop asdfghjkl zxcvbnm", "spatie", "enter"),
    "sv": ("qwertyuiopå asdfghjklöä zxcvbnm", "mellanslag", "retur"),
    "da": ("qwertyuiopå asdfghjklæø zxcvbnm", "mellemrum", "retur"),
    "nb": ("qwertyuiopå asdfghjkløæ zxcvbnm", "mellomrom", "retur"),
    "fi": ("qwertyuiopå asdfghjklöä zxcvbnm", "välilyönti", "rivinvaihto"),
    "pl": ("qwertyuiop asdfghjkl zxcvbnm", "spacja", "enter"),
    "tr": ("qwertyuıopğü asdfghjklşi zxcvbnmöç", "boşluk", "geç"),
  ]

  /// Digits and signs, where a field asks for them, or on a tablet that has no pad of digits.
  static let digits = ["1234567890", "-/:;()$&@\"", ".,?!'"].map { $0.map(String.init) }

  /// The signs that the keys of a tablet have besides their letters, by rows, and those besides the comma and the point. Apple's; remembered
  /// (DEVIATIONS.md, 446).
  static let seconds = ["1234567890", "@#$&*()'\"", "%-+=/;:"].map { $0.map(String.init) }
  static let secondSigns = [",": "!", ".": "?"]

  /// The keys of a pad of digits, with the letters that telephones have on them.
  static let pad: [[(digit: String, letters: String)]] = [
    [("1", ""), ("2", "A B C"), ("3", "D E F")], [("4", "G H I"), ("5", "J K L"), ("6", "M N O")],
    [("7", "P Q R S"), ("8", "T U V"), ("9", "W X Y Z")],
  ]
}
