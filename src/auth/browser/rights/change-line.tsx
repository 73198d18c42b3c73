import { newKey } from "../../../client/request.ts";
import { useSession } from "../../../client/session-context.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { toast } from "../../../ui/toast.ts";
import { phrase, t } from "../../../ui/translate.ts";
import { type Change, refusal, useRightAct } from "./change-data.ts";
import { rightName } from "./change-dialog.tsx";
import { scopeWord } from "./right-words.ts";

/** A change of a right: from what to what, by whom and why, and what may be done about it. */
export function ChangeLine({ change }: { change: Change }) {
  const { before, after, by, decided_by, decided_at, proposed_at, reason, state, takes_back } = change;
  const decided = decided_by !== by && decided_by ? t("decided by {{name}}", { name: decided_by }) : "";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <div className="min-w-60 flex-1">
        <p>
          <span className="font-medium">{rightName(change)}</span>{" "}
          <Badge tone={state === "proposed" ? "person" : "neutral"}>{t(states[state])}</Badge>
        </p>
        <p className="text-ink-2">
          {scopesOf(before)} → {scopesOf(after)}
        </p>
        <p className="text-meta text-ink-3">
          {[
            takes_back ? t("Takes a change back: {{reason}}", { reason }) : reason,
            by,
            decided,
            formatDateTime(decided_at ?? proposed_at),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <Acts change={change} />
    </li>
  );
}

const scopesOf = (scopes: string[]) => scopes.map(scopeWord).join(", ") || "–";

const states: Record<Change["state"], string> = {
  proposed: phrase("Waiting"),
  made: phrase("Made"),
  declined: phrase("Declined"),
  taken_back: phrase("Was taken back"),
};

function Acts({ change }: { change: Change }) {
  const { person } = useSession();
  const agree = useRightAct("agree");
  const decline = useRightAct("decline");
  const take_back = useRightAct<{ outcome: "made" | "proposed" }>("take-back");
  const once = () => ({ body: { change_id: change.id }, key: newKey() });
  const failed = (error: unknown) => toast(refusal(error), { tone: "bad" });
  const done = (outcome: "made" | "proposed") =>
    toast(outcome === "made" ? t("The change is taken back.") : t("A second administrator has to agree now."), {
      tone: "good",
    });
  const own = change.proposed_by === person.id;
  return (
    <div className="flex gap-2">
      {change.may_decline && (
        <Button size="small" busy={decline.isPending} onClick={() => decline.mutate(once(), { onError: failed })}>
          {own ? t("Take back") : t("Decline")}
        </Button>
      )}
      {change.may_agree && (
        <Button size="small" busy={agree.isPending} onClick={() => agree.mutate(once(), { onError: failed })}>
          {t("Agree")}
        </Button>
      )}
      {change.may_take_back && (
        <Button
          size="small"
          busy={take_back.isPending}
          onClick={() => take_back.mutate(once(), { onSuccess: ({ data }) => done(data.outcome), onError: failed })}
        >
          {t("Take back")}
        </Button>
      )}
    </div>
  );
}
