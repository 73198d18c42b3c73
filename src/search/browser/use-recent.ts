import { useQueries } from "@tanstack/react-query";
import { useSession } from "../../client/session-context.ts";
import { type Listed, placeOf } from "../../entities/places.ts";
import { recordClient, type RecordRow } from "../../records/record-client.ts";
import { most_recent, readRecent } from "./recent.ts";

/** The records that were open lately, as the server shows them today: what is gone or no longer to be seen is left out. */
export function useRecent(): Array<{ entity: Listed; id: string; name: string }> {
  const kept = readRecent(useSession().person.id);
  const entities = [...new Set(kept.map(([entity]) => entity))];
  const answers = useQueries({
    queries: entities.map((entity) => {
      const where = { id: { in: kept.filter(([other]) => other === entity).map(([, id]) => id) } };
      return {
        queryKey: [entity, "list", "recent", where],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          recordClient(entity).list<RecordRow>({ where, limit: most_recent }, signal),
      };
    }),
  });
  const rows = answers.flatMap(({ data }) => data?.data ?? []);
  return kept.flatMap(([entity, id]) => {
    const row = rows.find((each) => each.id === id);
    return row ? [{ entity, id, name: placeOf(entity)?.line(row) ?? "" }] : [];
  });
}
