import AppHost

/// The screens of the app, each with what its user does to get there from the one before.
@MainActor let stops = [
  TourStop("Form"),
  TourStop("Form with keyboard") { screen in
    try screen.type("Ann", into: "Name")
    try screen.type("secret", into: "Password")
  },
  TourStop("Contacts") { try $0.tap("Sign In") },
  TourStop("Contact") { try $0.tap("Ada Lovelace") },
  TourStop("Colors") { screen in
    try screen.back()
    try screen.tap("Colors")
  },
  TourStop("Settings") { screen in
    try screen.back()
    try screen.tap("Settings")
  },
]
