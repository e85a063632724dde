// The frames, sizes and insets of a report are values of this module.
@_exported import Geometry
