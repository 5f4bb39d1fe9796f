// Where the visitor is: the address bar as state.
import { gameNames, loadCatalog } from "../net/catalog.svelte";
import { readAddress, type Route } from "./route";

let current = $state.raw<Route>({ screen: "missing" });
arrive();

/** The route now. */
export function place(): Route {
  return current;
}

/** Go to an address of ours; `replace` leaves no trace in the history. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
}

function arrive(): void {
  current = readAddress(location.href, gameNames());
  if (current.screen === "missing") void loadCatalog().then(lookAgain, () => {});
}

/** An address that led nowhere may be that of a game which the server has and we have no pictures of. */
function lookAgain(): void {
  const found = readAddress(location.href, gameNames());
  if (found.screen !== "missing") current = found;
}

/** Follow the back button and clicks on our own links; returns how to stop. */
export function watchPlace(): () => void {
  function follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || !link.href) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.href);
  }
  window.addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
  return () => {
    window.removeEventListener("popstate", arrive);
    document.removeEventListener("click", follow);
  };
}
