import { type ReactNode } from "react";
import { ProposalLines } from "../agents/approvals/browser/late-proposals.ts";
import { customers } from "../agents/jobs/summarised.ts";
import { DuplicateLines } from "../duplicates/browser/late-duplicates.ts";
import { useSession } from "../client/session-context.ts";
import { EditableField } from "../records/editable-field.tsx";
import { usePutAway, useVerbs } from "../records/use-meta.ts";
import { Button } from "../ui/button.tsx";
import { formatDay } from "../ui/format-short.ts";
import { phrase, t } from "../ui/translate.ts";
import { useHere, useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { toastRefusal } from "./refusals.ts";
import { useScreenWrites } from "./use-screen-writes.ts";

/** What the record is called, which can be changed where it stands, and what is said below. */
export function Head({ children }: { children?: ReactNode }) {
  const { described } = useScreen();
  const writes = useScreenWrites();
  const { row, away, may } = useHere();
  const merged = "merge" in useVerbs(described.entity);
  const { rights } = useSession();
  const proposed = !!rights?.["agent_approvals"]?.["read"] && customers.some((each) => each === described.entity);
  const field = { kind: "line", list: false };
  return (
    <div className="flex-none px-4 pt-1.5 pb-3">
      <h2 className="text-head font-semibold">
        <EditableField
          {...{ row, field, writes }}
          name="name"
          label={labelOf(described, "name")}
          editable={may("update")}
        />
      </h2>
      {children}
      {row.deleted_at ? <Binned /> : away && <Archived since={away} />}
      {merged && <DuplicateLines />}
      {proposed && <ProposalLines />}
    </div>
  );
}

/** That it is put away; what is put away with its project is brought back with it. */
function Archived({ since }: { since: string }) {
  const { described } = useScreen();
  const writes = useScreenWrites();
  const { row } = useHere();
  const { back } = usePutAway(described.entity);
  const day = { day: formatDay(since) };
  return (
    <div className="mt-2 flex items-center gap-3 rounded-md bg-sunken px-3 py-2">
      <p className="flex-1">
        {back ? t("Archived since {{day}}.", day) : t("Its project is archived since {{day}}.", day)}
      </p>
      {back && row.can.includes("update") && (
        <Button size="small" onClick={() => void writes.act(row.id, back, {}, {}).catch(toastRefusal)}>
          {t("Bring back")}
        </Button>
      )}
    </div>
  );
}

function Binned() {
  const writes = useScreenWrites();
  const { row } = useHere();
  return (
    <div className="mt-2 flex items-center gap-3 rounded-md bg-bad-soft px-3 py-2">
      <p className="flex-1">{t("In the bin since {{day}}.", { day: formatDay(row.deleted_at ?? "") })}</p>
      {row.can.includes("delete") && (
        <Button size="small" onClick={() => writes.restore(row.id)}>
          {t("Bring back")}
        </Button>
      )}
    </div>
  );
}

phrase("This project is archived: bring it back first.");
