// The word of constraints that the solver shares with documents, reports and logs. It knows nothing else of that module: no points and no axes.
@_exported import enum Geometry.Relation
