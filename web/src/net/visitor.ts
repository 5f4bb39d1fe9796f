// What this browser is known by again where only one try counts: a number of its own, kept here.
const STORED = "forbidden.visitor";
const BYTES = 18;
let own = ""; // without storage it lives as long as the page

/** This browser's number; a new one at the first call. */
export function visitor(): string {
  try {
    own = localStorage.getItem(STORED) ?? own;
  } catch {
    // No storage: see above.
  }
  if (own) return own;
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  own = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  try {
    localStorage.setItem(STORED, own);
  } catch {
    // The server's cookie may still know this browser.
  }
  return own;
}
