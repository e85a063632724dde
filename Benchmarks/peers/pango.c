// Lays out the texts of a file with Pango and prints the same line of JSON as text-measure --speed.
//
// usage: pango FILE; a line is: SIZE WIDTH TEXT, the width 0 for one line, the text without line breaks.
// One context and one layout for all texts, as an application would have; every text is set anew, so nothing of the
// last layout is reused but the fonts.
#include <pango/pangocairo.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

typedef struct {
  PangoFontDescription *font;
  int width;
  char *text;
} Sample;

static double measure(PangoLayout *layout, const Sample *s) {
  int width, height;
  pango_layout_set_font_description(layout, s->font);
  pango_layout_set_width(layout, s->width);
  pango_layout_set_text(layout, s->text, -1);
  pango_layout_get_size(layout, &width, &height);
  return (double)width / PANGO_SCALE;
}

int main(int argc, char **argv) {
  FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
  if (!file) return 64;
  GArray *samples = g_array_new(FALSE, FALSE, sizeof(Sample));
  char line[1 << 16];
  while (fgets(line, sizeof line, file)) {
    double size, width;
    int offset;
    if (sscanf(line, "%lf %lf %n", &size, &width, &offset) < 2) return 65;
    line[strcspn(line, "\n")] = 0;
    Sample s = {pango_font_description_from_string("Sans"), width > 0 ? (int)(width * PANGO_SCALE) : -1,
                g_strdup(line + offset)};
    pango_font_description_set_absolute_size(s.font, size * PANGO_SCALE);
    g_array_append_val(samples, s);
  }
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  PangoLayout *layout = pango_layout_new(context);
  double sum = 0;
  // The first round loads the fonts.
  for (guint i = 0; i < samples->len; i++) measure(layout, &g_array_index(samples, Sample, i));
  long long labels = 0, start = now(), spent = 0;
  do {
    for (guint i = 0; i < samples->len; i++) sum += measure(layout, &g_array_index(samples, Sample, i));
    labels += samples->len;
    spent = now() - start;
  } while (spent < 1000000000LL);
  double each = (double)spent / labels;
  printf("{\"peer\":\"pango %s\",\"labels\":%lld,\"ns_each\":%.1f,\"per_second\":%.0f,\"mean_width\":%.2f}\n",
         pango_version_string(), labels, each, 1e9 / each, sum / labels);
  return 0;
}
