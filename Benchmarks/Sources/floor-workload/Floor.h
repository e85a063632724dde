#include "Workload.h"
#include <stdbool.h>

/// What is known of a variable: `a + b * p`, with *p* the one free parameter of the system.
struct Value {
  double a, b;
  bool is_known;
};

struct Term {
  double coefficient;
  int variable;
};

/// A row as it was copied; its terms are a run of `Floor.terms`.
struct Copy {
  double constant;
  unsigned first, count;
};

/// A system that was copied row by row, each row solved when it was met.
struct Floor {
  struct Copy *rows;
  struct Term *terms;
  struct Value *values;
  /// The values of all variables, read out.
  double *read;
  double p;
  bool has_parameter, is_solved;
  /// Rows that could not be solved or do not hold.
  int fails;
};

/// One pass over the rows of a system. Cost: one visit of every term.
struct Floor make_floor(const struct System *system);

void free_floor(struct Floor *floor);
