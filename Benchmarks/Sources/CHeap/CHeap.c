#include "CHeap.h"
#include <errno.h>
#include <malloc.h>

// Definitions in the executable take precedence over those of the C library, which remain reachable by these names.
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

static size_t calls;

void *malloc(size_t size) {
  calls++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  calls++;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  calls++;
  return __libc_realloc(block, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  calls++;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

size_t heap_allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

size_t heap_allocations(void) {
  return calls;
}

void heap_keep(void) {
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}
