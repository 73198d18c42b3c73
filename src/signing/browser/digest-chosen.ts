/** Fills in the SHA-256 of a file that is chosen to be checked: the file itself stays on the device. */
export function digestChosen(): void {
  const choose = document.querySelector<HTMLElement>("#choose");
  const input = document.querySelector<HTMLInputElement>("#file");
  const digest = document.querySelector<HTMLInputElement>("#digest");
  // (Only where the address is safe do browsers compute it.)
  if (!choose || !input || !digest || !isSecureContext) return;
  choose.hidden = false;
  input.addEventListener("change", () => {
    const file = input.files?.[0];
    if (file) void hexOf(file).then((hex) => (digest.value = hex));
  });
}

async function hexOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
