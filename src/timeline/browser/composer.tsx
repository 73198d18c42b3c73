import { useRef } from "react";
import { useHere, useScreen } from "../../screen/description.ts";
import { WriteLetter } from "../../mail/browser/late-letter.ts";
import { type KeyBinding, useKeys } from "../../keys/use-keys.ts";
import { Button } from "../../ui/button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Problem } from "../../ui/problem.tsx";
import { t } from "../../ui/translate.ts";
import { Details } from "./details.tsx";
import { all_modes, type Mode, modes } from "./kinds.ts";
import { MentionField } from "./mention-field.tsx";
import type { Composed } from "./read-activity.ts";
import { useComposing, useReaders } from "./use-composing.ts";

type Rights = Record<string, unknown>;

/** Where one writes to colleagues, notes what was done with the customer and plans what comes. */
export function Composer({ comments, activities }: { comments: Rights; activities: Rights }) {
  const offered = all_modes.filter((mode) => !!(mode === "comment" ? comments : activities)["create"]);
  return offered.length > 0 && <Writing offered={offered} />;
}

function Writing({ offered }: { offered: Mode[] }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { draft, mode, planned, type, problem, busy, send } = useComposing(offered);
  const { client, readers, to_client, agents } = useReaders(draft, mode);
  const { act, hint } = wordsOf(mode, planned, to_client, agents.length > 0);
  useWays(offered, (way) => {
    type(way);
    field.current?.focus();
  });
  return (
    <form
      noValidate
      aria-label={t("Write")}
      className="mb-3 rounded-md border border-line bg-raised p-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <MentionField
        {...{ field, agents }}
        aria-label={act}
        placeholder={hint}
        value={draft.text ?? ""}
        onText={(text) => type({ text })}
        onSend={() => void send()}
      />
      {mode !== "comment" && <Details {...{ draft, mode, planned, type }} />}
      {mode === "comment" && client && <Readers value={readers} {...{ type }} />}
      <Problem text={problem} />
      <div className="flex flex-wrap items-center justify-between gap-2 pt-2">
        <Modes {...{ offered, mode }} onChange={(to) => type({ mode: to })} />
        {mode === "email" && <LetterButton />}
        <Button type="submit" tone="primary" size="small" busy={busy}>
          {act}
        </Button>
      </div>
    </form>
  );
}

type ModesProps = { offered: Mode[]; mode: Mode; onChange: (to: Mode) => void };

function Modes({ offered, mode, onChange }: ModesProps) {
  const options = offered.map((value) => ({ value, label: t(modes[value].label), icon: modes[value].icon }));
  return <SegmentedControl label={t("What it is")} value={mode} {...{ options, onChange }} />;
}

/** Who reads what is said: colleagues only, unless the client is chosen. */
function Readers({ value, type }: { value: string; type: (typed: Composed) => void }) {
  const options = [
    { value: "colleagues", label: t("Colleagues only") },
    { value: "client", label: t("The client, too") },
  ];
  return (
    <div className="pt-2">
      <SegmentedControl label={t("Who reads it")} {...{ value, options }} onChange={(readers) => type({ readers })} />
    </div>
  );
}

/** The way to an e-mail that is sent from here; a key begins one as well. */
function LetterButton() {
  const write = useWriteLetter();
  return (
    <Button size="small" onClick={write}>
      {t("Write an e-mail…")}
    </Button>
  );
}

function useWriteLetter() {
  const { ask } = useScreen();
  const { row } = useHere();
  return () => ask((onClose) => <WriteLetter row={row} onClose={onClose} />);
}

/** What the button says, and what the field asks for. */
function wordsOf(mode: Mode, planned: boolean, to_client: boolean, asks: boolean): { act: string; hint: string } {
  if (to_client) return { act: t("Write to the client"), hint: t("The client reads it, and is told.") };
  const act = t(planned ? modes[mode].plan : modes[mode].log);
  if (mode === "comment" && asks) return { act, hint: t("Only colleagues see it. @ mentions one, or asks an agent.") };
  if (mode === "comment") return { act, hint: t("Only colleagues see it. @ mentions one.") };
  return { act, hint: planned ? t("What is to be done?") : t("What was said or done?") };
}

/** What is begun by a key. */
function useWays(offered: Mode[], turn: (to: { mode: Mode; as: "done" | "planned" }) => void): void {
  const ways: (KeyBinding & { mode: Mode })[] = [
    { mode: "comment", of: "comment", label: t("Write a comment"), act: () => turn({ mode: "comment", as: "done" }) },
    { mode: "call", of: "log_call", label: t("Log a call"), act: () => turn({ mode: "call", as: "done" }) },
    { mode: "to_do", of: "plan", label: t("Plan what comes next"), act: () => turn({ mode: "to_do", as: "planned" }) },
  ];
  const write = useWriteLetter();
  const letter: KeyBinding & { mode: Mode } = { mode: "email", of: "mail", label: t("Write an e-mail…"), act: write };
  useKeys([...ways, letter].filter(({ mode }) => offered.includes(mode)));
}
