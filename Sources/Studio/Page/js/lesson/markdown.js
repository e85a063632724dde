// The texts of lessons as elements: headings, paragraphs, code and emphasis.
import { h } from "../dom.js";

/** The elements of a text. Headings begin at the third level of the page. */
export function markdown(text) {
  return blocks(text).map((block) => {
    const heading = /^(#+) (.*)$/.exec(block);
    if (heading) return h(heading[1].length === 1 ? "h3" : "h4", {}, heading[2]);
    if (block.startsWith("    ")) return h("pre", { tabindex: 0 }, block.replace(/^ {4}/gm, ""));
    return h("p", {}, inline(block.replaceAll("\n", " ")));
  });
}

/** Code may have empty lines in it; all else ends at one. */
function blocks(text) {
  const made = [];
  for (const part of text.split(/\n{2,}/).map((block) => block.replace(/^\n+|\n+$/g, ""))) {
    if (!part) continue;
    if (part.startsWith("    ") && made.at(-1)?.startsWith("    ")) made[made.length - 1] += `\n\n${part}`;
    else if (part.startsWith("#") && part.includes("\n")) made.push(...part.split(/\n(?!#)([^]*)/).filter(Boolean));
    else made.push(part);
  }
  return made;
}

function inline(text) {
  return text.split(/(`[^`]+`|\*[^*\s][^*]*\*)/).map((part) => {
    if (part.length > 2 && part.startsWith("`")) return h("code", {}, part.slice(1, -1));
    if (part.length > 2 && part.startsWith("*")) return h("em", {}, part.slice(1, -1));
    return part;
  });
}
