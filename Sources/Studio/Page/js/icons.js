// Icons of 16 by 16, in strokes of the color of the text.
import { s } from "./dom.js";

const PATHS = {
  twist: ["M3 1l6 5-6 5z", "0 0 12 12", "fill"],
  view: ["M2.5 3.5h11v9h-11z"],
  label: ["M4 12.5L8 3.5l4 9M5.4 9.5h5.2"],
  button: ["M4 5h8a3 3 0 0 1 0 6H4a3 3 0 0 1 0-6zM6 8h4"],
  "button-plain": ["M4 8h8"],
  "button-gray": ["M4 5h8a3 3 0 0 1 0 6H4a3 3 0 0 1 0-6z", null, { fill: "currentColor", "fill-opacity": 0.75, stroke: "none" }],
  "button-tinted": ["M4 5h8a3 3 0 0 1 0 6H4a3 3 0 0 1 0-6zM6 8h4", null, { fill: "currentColor", "fill-opacity": 0.3, stroke: "currentColor", "stroke-width": 1.3, "stroke-linecap": "round" }],
  "button-filled": ["M4 4.500h8a3.500 3.500 0 0 1 0 7H4a3.500 3.500 0 0 1 0-7zM6 7.300v1.400h4V7.300z", null, { fill: "currentColor", "fill-rule": "evenodd" }],
  text: ["M2.5 5h11v6h-11zM5 7v2"],
  image: ["M2.5 3.5h11v9h-11zM2.5 11l3.5-3.5 3 3 2-2 2.5 2.5M10.5 6.2v.1"],
  stack: ["M3 3h10v2.6H3zM3 6.9h10v2.6H3zM3 10.8h10v2.6H3z"],
  scroll: ["M3 2.5h10v11H3zM8 5v6M6.3 6.6L8 4.8l1.7 1.8M6.3 9.4L8 11.2l1.7-1.8"],
  table: ["M2.5 3h11v10h-11zM2.5 6.3h11M2.5 9.7h11"],
  control: ["M2.5 8h11M9 5.5a2.5 2.5 0 1 0 .1 0z"],
  slider: ["M1.8 8h4.4M11 8h3.2M8.6 5.4a2.6 2.6 0 1 0 .1 0z"],
  switch: ["M5 4.5h6a3.5 3.5 0 0 1 0 7H5a3.5 3.5 0 0 1 0-7zM11 6a2 2 0 1 0 .1 0z"],
  stepper: ["M1.8 5h12.4v6H1.8zM8 5v6M3.8 8h2.2M10 8h2.4M11.2 6.8v2.4"],
  segmented: ["M1.8 5h12.4v6H1.8zM6 5v6M10 5v6"],
  dots: ["M3.2 7a1 1 0 1 0 .1 0zM8 7a1 1 0 1 0 .1 0zM12.8 7a1 1 0 1 0 .1 0z"],
  progress: ["M3 6.5h10a1.5 1.5 0 0 1 0 3H3a1.5 1.5 0 0 1 0-3zM3 8h5"],
  spinner: ["M8 1.8v3M8 11.2v3M1.8 8h3M11.2 8h3M3.6 3.6l2.1 2.1M10.3 10.3l2.1 2.1M12.4 3.6l-2.1 2.1M5.7 10.3l-2.1 2.1"],
  picker: ["M2.5 6.2h11M2.5 9.8h11M5 3.6h6M4.4 8h7.2M5 12.4h6"],
  calendar: ["M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v2.6M10.5 2v2.6M5.3 9h1M8 9h1M10.7 9h.4M5.3 11.4h1M8 11.4h1"],
  collection: ["M2.5 2.5h4.6v4.6H2.5zM8.9 2.5h4.6v4.6H8.9zM2.5 8.9h4.6v4.6H2.5zM8.9 8.9h4.6v4.6H8.9z"],
  cell: ["M1.8 5h12.4v6H1.8zM4 8h6M12 6.8l1 1.2-1 1.2"],
  search: ["M7 2.8a4.2 4.2 0 1 0 .1 0zM10.2 10.2l3.4 3.4"],
  bar: ["M2.5 2.5h11v11h-11zM2.5 6h11M4.5 4.2h1.6"],
  toolbar: ["M2.5 2.5h11v11h-11zM2.5 10h11M4.5 11.8h1.6M9.9 11.8h1.6"],
  tabs: ["M2.5 2.5h11v11h-11zM2.5 10h11M5 11.8h.1M8 11.8h.1M11 11.8h.1"],
  item: ["M3 5.5h10v5H3zM8 6.8v2.4M6.8 8h2.4"],
  space: ["M2.5 5v6M13.5 5v6M4.5 8h7M6 6.5L4.5 8 6 9.5M10 6.5L11.5 8 10 9.5"],
  map: ["M2 4l4-1.5 4 1.5 4-1.5v9.5L10 13.5 6 12l-4 1.5zM6 2.5V12M10 4v9.5"],
  web: ["M8 1.8a6.2 6.2 0 1 0 .1 0zM1.8 8h12.4M8 1.8c-4.4 4-4.4 8.4 0 12.400M8 1.8c4.4 4 4.4 8.4 0 12.4"],
  blur: ["M2.5 3.500h11v9h-11zM4.5 12.500l8-9M2.5 9l5.5-5.500M8.5 12.500l5-5.5"],
  "left-panel": ["M2.5 3h11v10h-11zM6.500 3v10M4 5.300h1M4 7.300h1M4 9.300h1"],
  "right-panel": ["M2.5 3h11v10h-11zM9.500 3v10M11 5.300h1M11 7.300h1M11 9.300h1"],
  bounds: ["M2.500 5.500v-3h3M10.500 2.500h3v3M13.500 10.500v3h-3M5.500 13.500h-3v-3M6 6h4v4H6z"],
  columns: ["M2.5 3h11v10h-11zM6.5 3v10"],
  container: ["M2.5 3h11v10h-11zM5 5.500h6v5H5z"],
  colorwell: ["M8 1.800a6.2 6.2 0 1 0 .1 0zM8 4.800a3.2 3.2 0 1 0 .1 0z"],
  paragraph: ["M2.5 3.500h11v9h-11zM4.5 6h7M4.5 8.200h7M4.5 10.400h4"],
  controller: ["M8 2.2a5.8 5.8 0 1 0 .1 0zM5.5 6h5v4h-5z"],
  guide: ["M2.5 3.5h2M6.5 3.5h3M11.5 3.5h2v2M13.5 7.5v2M13.5 11v1.5h-2M9.5 12.5h-3M4.5 12.5h-2v-2M2.5 8.5v-2"],
  constraint: ["M3 4v8M13 4v8M3 8h10"],
  group: ["M2.5 4.5h4l1.2 1.5h5.8v6.5h-11z"],
  file: ["M4 2h5l3 3v9H4zM9 2v3h3"],
  scene: ["M4.5 1.8h7v12.4h-7zM7 12.4h2"],
  undo: ["M6 3L2.8 6.2 6 9.4M3 6.2h6.2a3.6 3.6 0 0 1 0 7.2H6.5"],
  redo: ["M10 3l3.2 3.2L10 9.4M13 6.2H6.8a3.6 3.6 0 0 0 0 7.2h2.7"],
  portrait: ["M4.8 1.8h6.4v12.4H4.8zM7.2 12.2h1.6"],
  landscape: ["M1.8 4.8h12.4v6.4H1.8zM12.2 7.2v1.6"],
  light: ["M8 5a3 3 0 1 0 .1 0zM8 1.3v1.4M8 13.3v1.4M1.3 8h1.4M13.3 8h1.4M3.3 3.3l1 1M11.7 11.7l1 1M12.7 3.3l-1 1M4.3 11.7l-1 1"],
  dark: ["M13 9.6A5.4 5.4 0 0 1 6.4 3 5.4 5.4 0 1 0 13 9.6z"],
  left: ["M2.5 4h11M2.5 8h7M2.5 12h9"],
  right: ["M2.5 4h11M6.5 8h7M4.5 12h9"],
  devices: ["M1.8 3h8v6h-8zM3.5 12h5M11.5 5.5h3v7h-3z"],
  minus: ["M3.5 8h9"], plus: ["M3.5 8h9M8 3.5v9"],
  fit: ["M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10"],
  pin: ["M8 2v3M8 11v3M2 8h3M11 8h3M5.5 5.5h5v5h-5z"],
  align: ["M3 2v12M5.5 4h8v3h-8zM5.5 9h5v3h-5z"],
  embed: ["M3 9h10M3 12h10M8 1.8v4.4M6 4.4L8 6.4l2-2"],
  resolve: ["M2.5 12V6l5.5 4 5.5-4v6M8 2v3.6"],
  connect: ["M4 10.5a1.8 1.8 0 1 0 .1 0zM12 2a1.8 1.8 0 1 0 .1 0zM5.3 10.8l5.5-5.5"],
  why: ["M8 1.8a6.2 6.2 0 1 0 .1 0zM6.3 6.3a1.8 1.8 0 1 1 2.6 1.6c-.6.3-.9.7-.9 1.3M8 11.3v.2"],
  bin: ["M3 4.5h10M6 4.5V3h4v1.5M4.3 4.5l.7 9h6l.7-9"],
  close: ["M4 4l8 8M12 4l-8 8"],
  program: ["M4.5 1.8h7v12.4h-7zM7 6l2.5 2L7 10z"],
  finger: ["M6.5 9V3.4a1.2 1.2 0 0 1 2.4 0V7.5l3.3.8c.8.2 1.2.9 1 1.7l-.7 2.6a2.5 2.5 0 0 1-2.4 1.9H8.2c-.8 0-1.5-.3-2-1L3.6 9.9a1.1 1.1 0 0 1 1.7-1.4z"],
  "left-arrow": ["M10 3L5 8l5 5"], clock: ["M8 1.8a6.2 6.2 0 1 0 .1 0zM8 4.6V8l2.4 1.6"],
  again: ["M12.6 6A5 5 0 1 0 13 8.6M13 2.8V6H9.8"], replay: ["M3 3v10M5.5 8l7.5-5v10z"],
  save: ["M8 2v7M5 6.5L8 9.5l3-3M3 12.5h10"],
};

/** An icon that screen readers leave out: what it stands in has a name. */
export function icon(name) {
  const [path, box, mode] = PATHS[name] ?? PATHS.view;
  const look = typeof mode === "object" && mode ? mode : mode === "fill" ? { fill: "currentColor" } : { fill: "none", stroke: "currentColor", "stroke-width": 1.3, "stroke-linecap": "round", "stroke-linejoin": "round" };
  return s("svg", { viewBox: box ?? "0 0 16 16", "aria-hidden": "true" }, s("path", { d: path, ...look }));
}

const GLYPHS = [
  [/Space Bar Button Item/, "space"], [/Bar Button Item/, "item"], [/Stack View/, "stack"], [/Search/, "search"], [/Label/, "label"],
  [/^Plain Button$/, "button-plain"], [/^Gray Button$/, "button-gray"], [/^Tinted Button$/, "button-tinted"], [/^Filled Button$/, "button-filled"], [/Button/, "button"], [/Text View/, "paragraph"], [/Text Field/, "text"],
  [/Image/, "image"], [/Scroll View/, "scroll"], [/Cell|Reusable/, "cell"], [/Collection/, "collection"], [/Table/, "table"], [/Switch/, "switch"], [/Slider/, "slider"], [/Stepper/, "stepper"],
  [/Segment/, "segmented"], [/Page Control/, "dots"], [/Progress/, "progress"], [/Activity/, "spinner"], [/Date Picker|Calendar/, "calendar"], [/Picker/, "picker"], [/Color Well/, "colorwell"],
  [/Tab Bar/, "tabs"], [/Toolbar/, "toolbar"], [/Navigation Bar/, "bar"], [/Map/, "map"], [/Web/, "web"], [/Visual Effect/, "blur"], [/Container/, "container"], [/Control/, "control"],
];

const CONTROLLERS = [
  [/^Navigation/, "bar"], [/^Tab Bar/, "tabs"], [/^Table/, "table"], [/^Collection/, "collection"], [/^Split/, "columns"], [/^Page/, "dots"],
];

/** The icon of an object of the outline. */
export function glyph(object) {
  if (object.kind === "controller") return CONTROLLERS.find(([pattern]) => pattern.test(object.className))?.[1] ?? "controller";
  if (object.kind === "guide") return "guide";
  if (object.kind === "segue") return "connect";
  if (object.kind === "item") return /GestureRecognizer/.test(object.tag) ? "finger" : { exit: "right", navigationItem: "bar", tabBarItem: "tabs", barButtonItem: "item" }[object.tag] ?? "control";
  return GLYPHS.find(([pattern]) => pattern.test(object.className))?.[1] ?? "view";
}
