#include "CHeap.h"
#include <errno.h>
#include <malloc.h>

// Definitions in the executable take precedence over those of the C library, which remain reachable by these names.
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static size_t calls;
static size_t used;
static size_t peak;

static void *count(void *block) {
  calls++;
  used += malloc_usable_size(block);
  if (used > peak) peak = used;
  return block;
}

void *malloc(size_t size) {
  return count(__libc_malloc(size));
}

void *calloc(size_t count_, size_t size) {
  return count(__libc_calloc(count_, size));
}

void *realloc(void *block, size_t size) {
  size_t before = malloc_usable_size(block);
  void *result = __libc_realloc(block, size);
  if (result || !size) used -= before;
  return count(result);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  *result = count(__libc_memalign(alignment, size));
  return *result ? 0 : ENOMEM;
}

void free(void *block) {
  used -= malloc_usable_size(block);
  __libc_free(block);
}

size_t heap_used_bytes(void) {
  return used;
}

size_t heap_peak_bytes(void) {
  return peak;
}

void heap_reset_peak(void) {
  peak = used;
}

size_t heap_allocations(void) {
  return calls;
}

void heap_keep(void) {
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}
