import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { toastFailure } from "../../records/failure.ts";
import type { OpenRecord, RecordRow } from "../../records/record-client.ts";
import { useWrites } from "../../records/use-writes.ts";
import { Button } from "../../ui/button.tsx";
import { late } from "../../ui/late.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import type { ReportDefinition } from "../definition-shape.ts";
import { asksSame, wholeOf } from "./report-address.ts";

// (Not every report that is built is kept.)
const NameReport = late(() => import("./name-report.tsx"));

export type Visibility = "private" | "team" | "company";

/** A report that is kept. */
export type SavedReport = RecordRow & {
  name: string;
  note: string | null;
  visibility: Visibility;
  definition: Partial<ReportDefinition>;
};

export type ToSave = { definition: ReportDefinition; saved: OpenRecord<SavedReport> | SavedReport | null };

/** Keeps the report: a new one under a name, one that is kept already with what was changed in it. */
export function SaveReport({ definition, saved }: ToSave) {
  const { rights } = useSession();
  const writes = useWrites("reports");
  const [asked, setAsked] = useState(false);
  const may = saved && "can" in saved && saved.can.includes("update");
  const same = saved ? asksSame(wholeOf(saved.definition), definition) : false;
  const save = async () => {
    if (!saved) return;
    const before = saved.definition;
    const undo = () => writes.update(saved, { definition: before });
    await writes
      .update(saved, { definition })
      .then(() => toast(t("Report saved."), { tone: "good", undo }), toastFailure);
  };
  const creates = !!rights?.["reports"]?.["create"];
  return (
    <>
      {creates && (saved || !may) && (
        <Button tone={saved ? "plain" : "primary"} onClick={() => setAsked(true)}>
          {saved ? t("Save as new…") : t("Save…")}
        </Button>
      )}
      {may && (
        <Button tone="primary" disabledReason={same ? t("Nothing has changed.") : undefined} onClick={save}>
          {t("Save")}
        </Button>
      )}
      {asked && <NameReport {...{ definition, saved }} onClose={() => setAsked(false)} />}
    </>
  );
}
