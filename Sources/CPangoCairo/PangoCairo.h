// Cairo, Pango, and the libpng that Cairo needs, with the flags of pkg-config.
#include <cairo.h>
#include <cairo-pdf.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <png.h>
