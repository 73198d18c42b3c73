import { when } from "../../records/due.ts";
import { formatDateTime } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { Entry } from "../../client/api.ts";
import { isOpenStage } from "../stages/known.ts";

/** What comes next with a lead and when; late in red, and in words. */
export function NextStep({ lead }: { lead: Entry<"leads"> }) {
  const { next_activity: what, next_activity_at: at, stage } = lead;
  if (!isOpenStage(stage)) return <span className="text-ink-3">–</span>;
  if (!at) return <span className="text-ink-3">{what ?? t("Nothing planned")}</span>;
  const { late, words } = when(at);
  const said = [what, words].filter(Boolean).join(", ");
  return (
    <span className={late ? "text-bad" : undefined} title={`${said} · ${formatDateTime(at)}`}>
      {said}
    </span>
  );
}
