import { useRef } from "react";
import { type KeyBinding, useKeys } from "../../keys/use-keys.ts";
import { toastFailure } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { t } from "../../ui/translate.ts";
import { Details } from "./details.tsx";
import { all_modes, type Mode, modes } from "./kinds.ts";
import { MentionField } from "./mention-field.tsx";
import { useComposing } from "./use-composing.ts";

type Rights = Record<string, unknown>;

/** Where one writes to colleagues, notes what was done with the customer and plans what comes. */
export function Composer({ comments, activities }: { comments: Rights; activities: Rights }) {
  const offered = all_modes.filter((mode) => !!(mode === "comment" ? comments : activities)["create"]);
  if (offered.length === 0) return null;
  return <Writing offered={offered} />;
}

function Writing({ offered }: { offered: Mode[] }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, mode, planned, type, problem, send } = useComposing(offered);
  const turn = (to: Mode, as: "done" | "planned") => {
    type({ mode: to, as });
    field.current?.focus();
  };
  const { log, plan } = modes[mode];
  useKeys(keysFor(offered, turn));
  const submit = () => send().catch(toastFailure);
  return (
    <form
      aria-label={t("Write")}
      className="mb-3 rounded-md border border-line bg-raised p-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <MentionField
        field={field}
        aria-label={t(planned ? plan : log)}
        placeholder={placeholder(mode, planned)}
        value={draft.text ?? ""}
        onText={(text) => type({ text })}
        onSend={() => void submit()}
      />
      {mode !== "comment" && <Details {...{ draft, planned, type }} />}
      {problem && (
        <p role="alert" className="pt-1.5 text-meta text-bad">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 pt-2">
        <SegmentedControl
          label={t("What it is")}
          value={mode}
          options={offered.map((value) => ({ value, label: t(modes[value].label), icon: modes[value].icon }))}
          onChange={(to) => type({ mode: to })}
        />
        <Button tone="primary" size="small" onClick={submit}>
          {t(planned ? plan : log)}
        </Button>
      </div>
    </form>
  );
}

function placeholder(mode: Mode, planned: boolean): string {
  if (mode === "comment") return t("Only colleagues see it. @ mentions one.");
  return planned ? t("What is to be done?") : t("What was said or done?");
}

function keysFor(offered: Mode[], turn: (to: Mode, as: "done" | "planned") => void): KeyBinding[] {
  const all: (KeyBinding & { mode: Mode })[] = [
    { mode: "comment", of: "comment", label: t("Write a comment"), act: () => turn("comment", "done") },
    { mode: "call", of: "log_call", label: t("Log a call"), act: () => turn("call", "done") },
    { mode: "to_do", of: "plan", label: t("Plan what comes next"), act: () => turn("to_do", "planned") },
  ];
  return all.filter(({ mode }) => offered.includes(mode));
}
