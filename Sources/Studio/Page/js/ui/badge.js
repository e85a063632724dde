// The number of issues of a document, in lists of documents.
import { h } from "../dom.js";
import { issuesOf } from "../model/overview.js";

/** How many issues a document has; null for none, and where it was not checked. */
export function issueBadge(part) {
  const found = issuesOf(part);
  return found?.issues ? h("span", { class: found.errors ? "badge" : "badge warning", role: "img", "aria-label": found.issues === 1 ? "1 issue" : `${found.issues} issues` }, String(found.issues)) : null;
}
