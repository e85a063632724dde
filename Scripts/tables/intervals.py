"""Sums of unknown numbers that lie between bounds: a support vector regression with one penalty for each sum."""
import collections


def smallest_changes(rows, rounds=400):
    """Key -> change, so that Σ (change² / variance) plus a price for each sum's distance to its bounds is least.

    A row is (terms, norm, low, high, limit): terms are (key, part, variance × part), norm is Σ part² × variance, and limit is how
    strongly the row may pull. The dual has one bounded number for each row, and coordinates are optimized in turn (Hsieh and
    others, A Dual Coordinate Descent Method for Large-scale Linear SVM, 2008).
    """
    change, multipliers = collections.Counter(), [0.0] * len(rows)
    for _ in range(rounds):
        largest = 0.0
        for i, (row, norm, low, high, limit) in enumerate(rows):
            others = sum(change[key] * part for key, part, _ in row) - norm * multipliers[i]
            wanted = (low - others if others < low else high - others if others > high else 0.0) / norm
            step = min(limit, max(-limit, wanted)) - multipliers[i]
            if step:
                for key, _, by in row: change[key] += by * step
                multipliers[i] += step
                largest = max(largest, abs(step) * norm)
        if largest < 1e-4: break
    return change
