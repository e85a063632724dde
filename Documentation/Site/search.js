// Finds sections by the words that they have. The list of sections is a script of its own, which is read when somebody begins to search.
"use strict";
(() => {
  const field = document.getElementById("site-search");
  const list = document.getElementById("site-found");
  const base = field.dataset.base;
  let asked = false;

  function load() {
    if (asked) return;
    asked = true;
    const script = document.createElement("script");
    script.src = base + "search-index.js";
    script.onload = find;
    document.head.append(script);
  }

  function score(section, words) {
    const [title, address, page, text] = section;
    const [head, whole] = [title.toLowerCase(), text.toLowerCase()];
    let sum = 0;
    for (const word of words) {
      const at = head.indexOf(word);
      if (at === 0) sum += 12;
      else if (at > 0) sum += 8;
      else if (page.toLowerCase().includes(word)) sum += 4;
      else if (whole.includes(word)) sum += 1;
      else return 0;
    }
    // A page that explains comes before declarations that have the word in their names.
    const guide = address.startsWith("api/") ? 0 : 6;
    return sum + guide + (head === words.join(" ") ? 20 : 0) - head.length / 200;
  }

  function find() {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    list.replaceChildren();
    list.hidden = words.length === 0 || !window.siteSections;
    if (list.hidden) return;
    const found = window.siteSections
      .map((section) => [score(section, words), section])
      .filter(([value]) => value > 0)
      .sort((a, b) => b[0] - a[0])
      .slice(0, 12);
    for (const [, [title, address, page]] of found) {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = base + address;
      link.textContent = title;
      if (page !== title) {
        const small = document.createElement("small");
        small.textContent = page;
        link.append(small);
      }
      item.append(link);
      list.append(item);
    }
    if (found.length === 0) {
      const item = document.createElement("li");
      item.className = "none";
      item.textContent = "Nothing has these words.";
      list.append(item);
    }
    document.getElementById("site-count").textContent = found.length === 1 ? "1 section" : `${found.length} sections`;
  }

  function close() {
    list.hidden = true;
  }

  field.addEventListener("focus", load);
  field.addEventListener("input", () => {
    load();
    find();
  });
  document.addEventListener("keydown", (event) => {
    const links = [...list.querySelectorAll("a")];
    const at = links.indexOf(document.activeElement);
    if (event.key === "/" && document.activeElement.tagName !== "INPUT") {
      event.preventDefault();
      field.focus();
    } else if (list.hidden) {
      return;
    } else if (event.key === "Escape") {
      close();
      field.focus();
    } else if (event.key === "ArrowDown" && links.length) {
      event.preventDefault();
      links[Math.min(at + 1, links.length - 1)].focus();
    } else if (event.key === "ArrowUp" && at >= 0) {
      event.preventDefault();
      (links[at - 1] ?? field).focus();
    } else if (event.key === "Enter" && document.activeElement === field && links.length) {
      links[0].click();
    }
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".search")) close();
  });
})();
