// Handing an address on: the clipboard, and the system's own way to share.

/** Copy text; false when the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text); // plain http on a home network has no clipboard
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.style.position = "fixed";
  area.style.opacity = "0";
  const host = document.querySelector("dialog[open]") ?? document.body;
  host.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}

/** Whether the system can share an address by itself. */
export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Let the system share an address; giving up is no error. */
export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // the visitor has closed the system's sheet
  }
}
