#include <stddef.h>

/// Bytes handed out by malloc and not given back.
size_t heap_allocated_bytes(void);

/// Calls of malloc, calloc, realloc and posix_memalign in this process so far.
size_t heap_allocations(void);
