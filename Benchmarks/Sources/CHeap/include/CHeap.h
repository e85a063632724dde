#include <stddef.h>

/// Bytes handed out by malloc and not given back. For processes with one thread.
size_t heap_used_bytes(void);

/// The largest value of `heap_used_bytes` since the last reset.
size_t heap_peak_bytes(void);
void heap_reset_peak(void);

/// Calls of malloc, calloc, realloc and posix_memalign in this process so far.
size_t heap_allocations(void);

/// Makes malloc keep memory that is freed instead of returning it to the system, as in a process that lays out for long.
/// Otherwise a third of the time to build a large system is page faults for the memory of the system before it.
void heap_keep(void);
