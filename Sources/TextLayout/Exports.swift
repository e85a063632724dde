// The size of a text is a value of this module.
@_exported import Geometry
// Fonts of text styles follow the size that the user has set.
@_exported import enum Platform.ContentSizeCategory
