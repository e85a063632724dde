#include "Workload.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void refuse(const char *path, const char *why) {
  fprintf(stderr, "%s: %s\n", path, why);
  exit(65);
}

/// The next number of a line of words.
static double number(char **rest) {
  return strtod(*rest, rest);
}

static struct Row read_row(char *rest, const char *path) {
  if (number(&rest) != 0) refuse(path, "an inequality");
  if (number(&rest) != 1000) refuse(path, "a soft constraint");
  struct Row row = {.constant = number(&rest), .terms = (size_t)number(&rest)};
  int *variables = malloc(row.terms * sizeof *variables);
  double *coefficients = malloc(row.terms * sizeof *coefficients);
  for (size_t i = 0; i < row.terms; i++) {
    variables[i] = (int)number(&rest);
    coefficients[i] = number(&rest);
  }
  row.variables = variables;
  row.coefficients = coefficients;
  return row;
}

static void read_system(char *rest, struct System *system, const char *path) {
  system->variables = (int)number(&rest);
  double initial = number(&rest);
  double all = number(&rest);
  if (number(&rest) != 0 || number(&rest) != 0 || initial != all) refuse(path, "edits");
  system->row = malloc((size_t)all * sizeof *system->row);
}

struct Workload read_workload(const char *path) {
  struct Workload workload = {0};
  FILE *file = fopen(path, "r");
  if (!file) refuse(path, "cannot be read");
  if (fscanf(file, "LW1 %63s %d %zu ", workload.name, &workload.size, &workload.systems) != 3) {
    refuse(path, "not an LW1 file");
  }
  workload.system = calloc(workload.systems, sizeof *workload.system);
  struct System *system = workload.system - 1;
  char *line = NULL;
  size_t capacity = 0;
  while (getline(&line, &capacity, file) > 0) {
    if (line[0] == 'S') read_system(line + 1, ++system, path);
    if (line[0] != 'C') continue;
    system->row[system->rows++] = read_row(line + 1, path);
    workload.rows++;
  }
  free(line);
  fclose(file);
  return workload;
}
