// Requests to the studio. Addresses are relative to the page, whose path begins with the secret.

/** A refusal with the reason, as the studio words it. */
export class Refusal extends Error {
  constructor(reason) {
    super(reason.message);
    Object.assign(this, reason);
  }
}

async function answer(response) {
  const value = await response.json();
  if (!response.ok) throw new Refusal(value);
  return value;
}

/** What the studio says of something. */
export async function get(path, query = {}) {
  const url = new URL(`api/${path}`, document.baseURI);
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    url.searchParams.set(name, typeof value === "object" ? JSON.stringify(value) : value);
  }
  return answer(await fetch(url));
}

/** Asks the studio to do something. */
export async function post(path, body) {
  const url = new URL(`api/${path}`, document.baseURI);
  return answer(await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }));
}

/** Calls back for each event of the studio; the browser connects again by itself, and `changesConnection` hears of both. */
export function listen(handlers, changesConnection) {
  const source = new EventSource(new URL("api/events", document.baseURI));
  source.onerror = () => changesConnection(false);
  source.onopen = () => changesConnection(true);
  for (const [name, handler] of Object.entries(handlers)) {
    source.addEventListener(name, (event) => handler(event.data ? JSON.parse(event.data) : undefined));
  }
}
