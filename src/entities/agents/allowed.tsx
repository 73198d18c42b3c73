import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { phrase, t } from "../../ui/translate.ts";
import { placeOf } from "../places.ts";

type Acts = { alone: string[]; proposes: string[] };
type Lists = Record<string, Record<string, Acts>>;

/** What an agent may do by itself, in the person's name for whom it works and never more than they may; and what it may propose. */
export function Allowed({ agent }: { agent: string }) {
  const { data } = useQuery({
    queryKey: ["agents", "rights"],
    queryFn: async () => (await request<{ data: Lists }>("GET", "/api/agents/rights")).data,
  });
  if (!data) return null;
  const lists = Object.entries(data[agent] ?? {});
  const proposals = lists.filter(([, { proposes }]) => proposes.length > 0);
  return (
    <>
      <List
        title={t("May do by itself")}
        said={
          lists.length > 0
            ? t("In the name of whoever asks it, and never more than they may:")
            : t("Nothing: an administrator has given it no rights.")
        }
        lines={lists.map(([entity, { alone }]) => [entity, doneTo(alone)])}
      />
      {proposals.length > 0 && (
        <List
          title={t("May propose")}
          said={t("It is done once somebody who may do it has approved exactly that:")}
          lines={proposals.map(([entity, { proposes }]) => [entity, doneTo(proposes)])}
        />
      )}
    </>
  );
}

type ListProps = { title: string; said: string; lines: [entity: string, acts: string[]][] };

function List({ title, said, lines }: ListProps) {
  return (
    <section className="flex-none border-t border-line px-4 py-2.5">
      <h3 className="text-meta font-medium text-ink-3">{title}</h3>
      <p className="pt-1 text-ink-2">{said}</p>
      <ul className="pt-1">
        {lines.map(([entity, acts]) => (
          <li key={entity} className="flex gap-x-3 py-0.5">
            <span className="w-32 flex-none">{wordOf(entity)}</span>
            <span className="text-ink-2">{acts.join(", ")}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

// What is no list of records for people, and has no place.
const others: Record<string, string> = {
  audit_logs: phrase("The whole log"),
  imports: phrase("Imports"),
  task_records: phrase("What tasks are about"),
  user_roles: phrase("Roles"),
  search: phrase("The search of everything"),
};
const wordOf = (entity: string) => t(placeOf(entity)?.words.many ?? others[entity] ?? entity);

const words: Record<string, string> = { create: phrase("add"), update: phrase("change"), merge: phrase("merge") };
const reading = ["list", "get", "read", "global"];

/** "read, add": finding and opening are both reading. */
function doneTo(acts: string[]): string[] {
  const reads = acts.some((act) => reading.includes(act)) ? [t("read")] : [];
  return [...reads, ...acts.filter((act) => !reading.includes(act)).map((act) => t(words[act] ?? act))];
}
