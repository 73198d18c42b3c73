import type { HistoryEntry } from "../../client/api.ts";
import type { Deed } from "../../records/timeline.tsx";
import { phrase } from "../../ui/translate.ts";
import type { TagRow } from "./use-tags.ts";

/** What a change of tags means: those that came, and those that went. */
export function tagDeeds({ before, after }: HistoryEntry, tags: TagRow[]): Deed[] {
  if (!after || !("tag_ids" in after)) return [];
  const [was, is] = [before?.["tag_ids"], after["tag_ids"]].map((ids) => new Set(ids as string[] | undefined));
  const names = (which: (id: string) => boolean) => tags.filter(({ id }) => which(id)).map(({ name }) => name);
  const came = names((id) => !was?.has(id) && !!is?.has(id));
  const went = names((id) => !!was?.has(id) && !is?.has(id));
  return [...came.map((tag) => deed(tagged, tag)), ...went.map((tag) => deed(untagged, tag))];
}

const deed = (text: Deed["text"], tag: string): Deed => ({
  text,
  values: { tag: <b className="font-medium">{tag}</b> },
});

const tagged = phrase("{{who}} tagged it {{tag}}");
const untagged = phrase("{{who}} took the tag {{tag}} off");
