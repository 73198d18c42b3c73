import { useQueries } from "@tanstack/react-query";
import { useSession } from "../../../client/session-context.ts";
import type { Where } from "../../../entity/list-request.ts";
import { columnOf, recordClient, type RecordRow } from "../../../records/record-client.ts";
import { placeOf } from "../../places.ts";
import type { Part } from "./read-quick.ts";

/** A part with the record that its words name: null where there is none, undefined while it is looked for. */
export type Found = Part & { record?: RecordRow | null | undefined };

const looked_up: Partial<Record<Part["field"], "projects" | "people" | "tags">> = {
  project_id: "projects",
  owner_id: "people",
  tag_ids: "tags",
};

/** Looks for the projects, people and tags that parts name, as pickers do; "me" is whoever writes. */
export function useFound(parts: Part[]): Found[] {
  const { person } = useSession();
  const asked = parts.map((part) => ({ part, entity: looked_up[part.field] }));
  const answers = useQueries({
    queries: asked.map(({ part, entity }) => ({
      queryKey: [entity ?? "nothing", "quick", part.value],
      enabled: !!entity,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        if (entity === "people" && isMe(part.value)) return person as unknown as RecordRow;
        const words = String(part.value);
        const where = entity && (placeOf(entity)?.offered as Where | undefined);
        // (Tags are few, and have no search.)
        const meant =
          entity === "tags" ? { where: { name: { contains: words } } } : { ...(where && { where }), q: words };
        const { data } = await recordClient(entity ?? "people").list<RecordRow>(
          { ...meant, order: ["name"], limit: 8 },
          signal,
        );
        return best(data, words) ?? null;
      },
    })),
  });
  return asked.map(({ part, entity }, nth) => (entity ? { ...part, record: answers[nth]?.data } : part));
}

const isMe = (value: string | number) => ["me", "moi"].includes(String(value).toLowerCase());

/** Whose key or name it is, else whose name begins so, else what was found first. */
function best(rows: RecordRow[], words: string): RecordRow | undefined {
  const of = (row: RecordRow, test: (text: string) => boolean) =>
    [columnOf(row, "key"), columnOf(row, "name")].some((text) => typeof text === "string" && test(text.toLowerCase()));
  const plain = words.toLowerCase();
  return (
    rows.find((row) => of(row, (text) => text === plain)) ??
    rows.find((row) => of(row, (text) => text.startsWith(plain))) ??
    rows[0]
  );
}
