// Pictures of SVG and of what SVG embeds, drawn by librsvg, with the flags of pkg-config.
#include <librsvg/rsvg.h>
