import { Pencil } from "lucide-react";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere, useScreen } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";
import { phrase, t } from "../../ui/translate.ts";
import { Part } from "../repositories/part.tsx";
import { StepsView } from "./steps-view.tsx";
import { glyphs } from "./workflow-glyphs.ts";
import { triggerWords } from "./trigger-words.ts";
import { conditionWords, entityOf } from "./workflow-words.ts";

const StepsEditor = late(
  withFrench(
    () => import("../../workflows/browser/steps-editor.tsx"),
    () => import("../../workflows/browser/steps-editor.french.ts"),
  ),
);
const RunLog = late(() => import("./run-log.tsx"));
const StartDialog = late(() => import("./start-dialog.tsx"));
const TryDialog = late(() => import("./try-dialog.tsx"));

const more = { [phrase("Record")]: ["owner_id", "created_at", "updated_at"] };

/** One workflow: how it stands, what it does, and its runs. */
export default recordPanel(() => {
  const { row: workflow, may } = useHere<"workflows">();
  const { ask } = useScreen();
  const [editing, edit] = useState(false);
  const { status, published, changed } = workflow;
  return (
    <>
      <Head />
      <Acts>
        <StateMark state={status} glyph={glyphs[status]} />
        <span className="flex-1" />
        {may("publish") && published !== null && (
          <Button size="small" onClick={() => ask((onClose) => <StartDialog {...{ workflow, onClose }} />)}>
            {t("Run now…")}
          </Button>
        )}
        {may("update") && (
          <Button size="small" onClick={() => ask((onClose) => <TryDialog {...{ workflow, onClose }} />)}>
            {t("Try it…")}
          </Button>
        )}
        <MoreActs seldom={published !== null && !changed ? ["publish"] : []} />
      </Acts>
      <Standing workflow={workflow} />
      {editing ? (
        <StepsEditor workflow={workflow} onClose={() => edit(false)} />
      ) : (
        <What workflow={workflow} onEdit={may("update") ? () => edit(true) : null} />
      )}
      {published !== null && <RunLog workflow={workflow} may={may("publish")} />}
      <Facts names={["note", "publisher_id", "published_at"]} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** What starts it, for which records, and its steps: of the draft. */
function What({ workflow: { definition }, onEdit }: { workflow: Entry<"workflows">; onEdit: (() => void) | null }) {
  const entity = entityOf(definition);
  const only = conditionWords(definition.if, entity);
  return (
    <Part title={t("Steps")}>
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1">
          <span className="font-medium">{triggerWords(definition.trigger)}</span>
          {only && <span className="block text-ink-2">{t("Only if {{conditions}}", { conditions: only })}</span>}
        </p>
        {onEdit && (
          <Button size="small" onClick={onEdit}>
            <Pencil aria-hidden />
            {t("Change the steps")}
          </Button>
        )}
      </div>
      {definition.steps.length > 0 ? (
        <StepsView steps={definition.steps} entity={entity} />
      ) : (
        <p className="pt-1 text-ink-2">{t("It has no steps yet.")}</p>
      )}
    </Part>
  );
}

/** Which version is in force, under whose rights, and why it starts nothing. */
function Standing({ workflow }: { workflow: Entry<"workflows"> }) {
  const { published, changed, publisher, status, paused_reason, next_at, dropped } = workflow;
  const by = publisher?.name ?? t("Somebody");
  return (
    <div className="flex flex-none flex-col gap-1 px-4 pb-3 text-ink-2 empty:hidden">
      {published === null ? (
        <p>
          {t(
            "A draft: it starts nothing before it is published. It then runs under the rights of whoever publishes it.",
          )}
        </p>
      ) : (
        <p>
          {t("Version {{number}} runs under the rights of {{person}}.", {
            number: formatNumber(published),
            person: by,
          })}
        </p>
      )}
      {published !== null && changed && (
        <p className="text-warn">{t("The draft has changed since: what follows is in force once it is published.")}</p>
      )}
      {status === "paused" && paused_reason && <p className="text-bad">{t(paused_reason)}</p>}
      {next_at && <p>{t("It comes next on {{when}}.", { when: formatDateTime(next_at) })}</p>}
      {dropped > 0 && (
        <p className="text-bad">
          {t("Too many waited: {{count}} starts were not kept.", { count: formatNumber(dropped) })}
        </p>
      )}
    </div>
  );
}

// Why the database refuses, and pauses one.
phrase("A company has 200 workflows at most.");
phrase("Its time zone is not known.");
phrase("The person who published it does not come in any more.");
phrase("The data was restored from a backup.");
