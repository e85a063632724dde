// What a client of this module has to say about constraints and rectangles, without importing the solver or the
// geometry.
@_exported import Geometry
@_exported import enum ConstraintSolver.SolverDiagnostic
@_exported import struct ConstraintSolver.Priority
@_exported import struct VisualFormats.VisualFormatError
