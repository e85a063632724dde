// floor-workload FILE.lw [--dump FILE] [--limit SECONDS]
//
// The least that anybody must do who takes the constraints one by one: read each once, copy it, solve it for its one
// unknown. Prints the line of JSON that solver-workload prints, timed in the same way. Only for W1, W2 and W3, whose rows
// come in an order in which this is possible.

#include "CHeap.h"
#include "Floor.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/// Processor time of this thread in nanoseconds.
static long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1000000000L + time.tv_nsec;
}

static int ascending(const void *a, const void *b) {
  long x = *(const long *)a, y = *(const long *)b;
  return (x > y) - (x < y);
}

static long median(long *samples, size_t count) {
  qsort(samples, count, sizeof *samples, ascending);
  return count ? samples[count / 2] : 0;
}

/// What reading the clock costs itself. Subtracted from every sample.
static long clock_cost(void) {
  long samples[1001];
  for (size_t i = 0; i < 1001; i++) {
    long start = now();
    samples[i] = now() - start;
  }
  return median(samples, 1001);
}

/// One build of all systems in turn; each is torn down before the next.
static long build(const struct Workload *workload, long clock) {
  long total = 0;
  for (size_t i = 0; i < workload->systems; i++) {
    long start = now();
    struct Floor floor = make_floor(workload->system + i);
    // The values count as used, so that no compiler leaves them out.
    __asm__ volatile("" : : "r"(floor.read), "r"(floor.rows) : "memory");
    long sample = now() - start - clock;
    if (sample > 0) total += sample;
    free_floor(&floor);
  }
  return total;
}

static void dump(const struct Workload *workload, const char *path, size_t *heap, int *fails) {
  FILE *file = path ? fopen(path, "w") : NULL;
  for (size_t i = 0; i < workload->systems; i++) {
    size_t before = heap_used_bytes();
    struct Floor floor = make_floor(workload->system + i);
    size_t used = heap_used_bytes() - before;
    if (used > *heap) *heap = used;
    *fails += floor.fails;
    if (file) {
      fprintf(file, "D %zu 0", i);
      for (int k = 0; k < workload->system[i].variables; k++) fprintf(file, " %.17g", floor.read[k]);
      fprintf(file, "\n");
    }
    free_floor(&floor);
  }
  if (file) fclose(file);
}

static const char *option(int count, char **arguments, const char *name) {
  for (int i = 2; i + 1 < count; i++) {
    if (!strcmp(arguments[i], name)) return arguments[i + 1];
  }
  return NULL;
}

int main(int count, char **arguments) {
  if (count < 2 || count % 2) {
    fprintf(stderr, "usage: floor-workload FILE.lw [--dump FILE] [--limit SECONDS]\n");
    return 64;
  }
  heap_keep();
  const char *seconds = option(count, arguments, "--limit");
  long limit = (long)((seconds ? atof(seconds) : 5) * 1e9);
  struct Workload workload = read_workload(arguments[1]);
  size_t heap = 0;
  int fails = 0;
  dump(&workload, option(count, arguments, "--dump"), &heap, &fails);

  // As many runs as solver-workload makes in this time: 7 to 2000.
  long clock = clock_cost();
  long samples[2000];
  size_t runs = 0;
  long begin = now();
  while (runs < 7 || (runs < 2000 && now() - begin < limit / 2)) {
    samples[runs++] = build(&workload, clock);
    if (now() - begin > limit) break;
  }
  long built = median(samples, runs);
  printf("{\"peer\":\"floor\",\"w\":\"%s\",\"N\":%d,\"m\":%zu,\"runs\":%zu,\"build_ns\":%ld,\"ns_per_con\":%.1f,"
         "\"op_ns\":0,\"op_max_ns\":0,\"heap_kb\":%zu,\"steady_allocs\":0,\"steps\":0,\"fails\":%d,\"clock_ns\":%ld,"
         "\"thread_ms\":%ld}\n",
         workload.name, workload.size, workload.rows, runs, built, (double)built / (double)workload.rows, heap / 1024,
         fails, clock, now() / 1000000);
  return 0;
}
