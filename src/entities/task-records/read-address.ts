import { placeAt } from "../places.ts";

const is_id = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** The record that an address of this company's pages shows, as people copy it; null where it shows none, or another company's. */
export function readAddress(text: string, origin: string): { entity: string; id: string } | null {
  const url = URL.canParse(text.trim(), origin) ? new URL(text.trim(), origin) : null;
  if (url?.origin !== origin) return null;
  const id = url.searchParams.get("id") ?? "";
  const entity = placeAt(url.pathname, url.searchParams.get("tab") ?? undefined)?.entity;
  return entity && is_id.test(id) ? { entity, id: id.toLowerCase() } : null;
}
