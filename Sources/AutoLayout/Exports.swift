// What a client of this module has to say about constraints, without importing the solver.
@_exported import enum ConstraintSolver.Relation
@_exported import struct ConstraintSolver.Priority
