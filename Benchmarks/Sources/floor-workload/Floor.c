#include "Floor.h"
#include <math.h>
#include <stdlib.h>

/// Storage for all rows at once, as a solver has it that was told their number.
static struct Floor reserve(const struct System *system) {
  size_t terms = 0;
  for (size_t i = 0; i < system->rows; i++) terms += system->row[i].terms;
  return (struct Floor){
    .rows = malloc(system->rows * sizeof(struct Copy)),
    .terms = malloc(terms * sizeof(struct Term)),
    .values = calloc((size_t)system->variables, sizeof(struct Value)),
    .read = malloc((size_t)system->variables * sizeof(double)),
  };
}

static void copy(struct Floor *floor, size_t i, unsigned first, const struct Row *row) {
  floor->rows[i] = (struct Copy){row->constant, first, (unsigned)row->terms};
  for (size_t k = 0; k < row->terms; k++) {
    floor->terms[first + k] = (struct Term){row->coefficients[k], row->variables[k]};
  }
}

/// Of two unknowns in one row, the older becomes the parameter: in a row of equal widths that is the first width, which
/// every later place and width follows from. Returns the other one.
static const struct Term *parametrise(struct Floor *floor, const struct Term *one, const struct Term *other) {
  const struct Term *older = one->variable < other->variable ? one : other;
  if (floor->has_parameter) floor->fails++;
  floor->has_parameter = true;
  floor->values[older->variable] = (struct Value){0, 1, true};
  return older == one ? other : one;
}

/// Solves a row for the one unknown in it. A row without one says what the parameter is, or can only hold or not.
static void solve(struct Floor *floor, const struct Copy *row) {
  double a = row->constant, b = 0;
  const struct Term *unknown = NULL;
  const struct Term *end = floor->terms + row->first + row->count;
  for (const struct Term *term = floor->terms + row->first; term < end; term++) {
    const struct Term *known = term;
    if (!floor->values[term->variable].is_known) {
      const struct Term *before = unknown;
      unknown = before ? parametrise(floor, before, term) : term;
      if (!before) continue;
      known = unknown == term ? before : term;
    }
    const struct Value *value = floor->values + known->variable;
    a += known->coefficient * value->a;
    b += known->coefficient * value->b;
  }
  if (unknown) {
    floor->values[unknown->variable] = (struct Value){-a / unknown->coefficient, -b / unknown->coefficient, true};
  } else if (b != 0 && !floor->is_solved) {
    floor->p = -a / b;
    floor->is_solved = true;
  } else if (fabs(a + b * floor->p) > 1e-6) {
    floor->fails++;
  }
}

struct Floor make_floor(const struct System *system) {
  struct Floor floor = reserve(system);
  unsigned first = 0;
  for (size_t i = 0; i < system->rows; i++) {
    copy(&floor, i, first, system->row + i);
    first += (unsigned)system->row[i].terms;
    solve(&floor, floor.rows + i);
  }
  for (int i = 0; i < system->variables; i++) floor.read[i] = floor.values[i].a + floor.values[i].b * floor.p;
  return floor;
}

void free_floor(struct Floor *floor) {
  free(floor->rows);
  free(floor->terms);
  free(floor->values);
  free(floor->read);
}
