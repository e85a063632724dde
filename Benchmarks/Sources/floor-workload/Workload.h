#include <stddef.h>

/// One linear equation: the sum of coefficient times variable, plus a constant, is zero.
struct Row {
  double constant;
  size_t terms;
  const int *variables;
  const double *coefficients;
};

/// One system of a workload: nothing but required equations.
struct System {
  int variables;
  size_t rows;
  struct Row *row;
};

struct Workload {
  char name[64];
  int size;
  size_t systems;
  struct System *system;
  /// Rows of all systems.
  size_t rows;
};

/// Reads a `.lw` file. Ends the process with 65 at a file that holds anything but required equations: the floor knows
/// nothing of inequalities, priorities and edits, and must not pretend to.
struct Workload read_workload(const char *path);
