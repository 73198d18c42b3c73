import { useQueries } from "@tanstack/react-query";
import { useEffect } from "react";
import { readStored, store } from "../client/stored.ts";
import { useSession } from "../client/session-context.ts";
import { recordClient, type RecordRow } from "../records/record-client.ts";

/** A record that was open lately on this device. */
export type Recent = { entity: RecentEntity; id: string; name: string };

type RecentEntity = "leads" | "accounts";
type Row = RecordRow & { name: string };

const most = 6;
const entity_of: Record<string, RecentEntity> = { "/leads": "leads", "/clients": "accounts" };

/** Notes which record the address opens; only its id stays on the device. */
export function useNoteRecent(path: string, id: string | undefined): void {
  const { person } = useSession();
  const entity = entity_of[path];
  useEffect(() => {
    if (!entity || !id) return;
    const others = readRecent(person.id).filter(([, other]) => other !== id);
    store(keyOf(person.id), JSON.stringify([[entity, id], ...others].slice(0, most)));
  }, [person.id, entity, id]);
}

/** The records that were open lately, as the server shows them today: what is gone or no longer to be seen is left out. */
export function useRecent(): Recent[] {
  const kept = readRecent(useSession().person.id);
  const entities = [...new Set(kept.map(([entity]) => entity))];
  const answers = useQueries({
    queries: entities.map((entity) => {
      const where = { id: { in: kept.filter(([other]) => other === entity).map(([, id]) => id) } };
      return {
        queryKey: [entity, "list", "recent", where],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          recordClient(entity).list<Row>({ where, limit: most }, signal),
      };
    }),
  });
  const rows = answers.flatMap(({ data }) => data?.data ?? []);
  return kept.flatMap(([entity, id]) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ entity, id, name: row.name }] : [];
  });
}

const keyOf = (person: string) => `tandem.recent.${person}`;

function readRecent(person: string): Array<[RecentEntity, string]> {
  try {
    return JSON.parse(readStored(keyOf(person)) ?? "[]") as Array<[RecentEntity, string]>;
  } catch {
    return [];
  }
}
