// With the flags of pkg-config, or as Debian has it.
#if __has_include(<hb.h>)
#include <hb.h>
#include <hb-ot.h>
#else
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#endif
