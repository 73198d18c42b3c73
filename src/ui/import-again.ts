/**
 * Asks once more for a script that did not come: browsers may remember that, and import it under another name only. Throws what was
 * thrown where there is still no line, or the second try fails.
 */
export async function importAgain<Part>(reason: unknown): Promise<Part> {
  const [url] = /https?:\/\/\S+\.js$/.exec(String(reason)) ?? [];
  if (!url || !navigator.onLine) throw reason;
  return (await import(/* @vite-ignore */ `${url}#again`)) as Part;
}
