/** Reads an address's search as plain texts; the router's own reading turns `1e5` into a number. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Writes texts as an address's search, without the quotes that the router would add. */
export function stringifySearch(values: Record<string, unknown>): string {
  const entries = Object.entries(values).filter(([, value]) => value != null && value !== "");
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `?${search}` : "";
}
