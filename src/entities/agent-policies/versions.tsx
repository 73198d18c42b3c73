import type { Entry } from "../../client/api.ts";
import { useRecords } from "../../records/use-records.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { t } from "../../ui/translate.ts";
import { PassRate } from "./pass-rate.tsx";
import { glyphs } from "./policy-glyphs.ts";

// Older ones stand in the list.
const most = 8;

/** The versions of an agent, the newest first, with how each did. */
export function Versions({ of: { id, agent_id } }: { of: Entry<"agent_policies"> }) {
  const question = { where: { agent_id }, order: ["-created_at"] };
  const { rows } = useRecords<Entry<"agent_policies">>("agent_policies", question);
  if (rows.length < 2) return null;
  return (
    <section className="flex-none border-t border-line px-4 py-2.5">
      <h3 className="pb-1 text-meta font-medium text-ink-3">{t("Versions of this agent")}</h3>
      <ul className="flex flex-col gap-1">
        {rows.slice(0, most).map((row) => (
          <li
            key={row.id}
            className="grid grid-cols-[1fr_auto] items-center gap-x-3"
            aria-current={row.id === id || undefined}
          >
            <span className="flex min-w-0 items-center gap-2">
              <RecordLink entity="agent_policies" row={row}>
                {row.number ? t("Version {{number}}", { number: row.number }) : t("Candidate")}
              </RecordLink>
              {row.status !== "candidate" && <StateMark state={row.status} glyph={glyphs[row.status]} />}
            </span>
            <PassRate of={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
