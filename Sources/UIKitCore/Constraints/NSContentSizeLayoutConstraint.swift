/// A side of an intrinsic size, as a constraint that can be read.
final class NSContentSizeLayoutConstraint: SystemConstraint {}
