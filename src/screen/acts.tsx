import { ChevronDown, Ellipsis, Mail, Phone, Trash2, UserRound } from "lucide-react";
import { type ReactNode } from "react";
import { MergeItem } from "../duplicates/browser/late-duplicates.ts";
import { AgentItems } from "../entities/agent-tasks/late-tasks.ts";
import { useMayAsk } from "../entities/agent-tasks/may-ask.ts";
import type { VerbMeta } from "../entity/meta.ts";
import { useKeyOf } from "../keys/own-keys.ts";
import { useKeys } from "../keys/use-keys.ts";
import { useList } from "../records/list-context.ts";
import { wayBack } from "../records/panel-focus.ts";
import { stateWord } from "../records/state-word.ts";
import { useField, useMoves, useStateColumn, useVerbs } from "../records/use-meta.ts";
import { Button } from "../ui/button.tsx";
import { buttonLook } from "../ui/button-look.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { LateMenu } from "../ui/late-menu.tsx";
import type { MenuKit } from "../ui/opened-menu.tsx";
import { t } from "../ui/translate.ts";
import { useHere, useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { StateGlyph, StateMark } from "./state-mark.tsx";
import { useActs } from "./use-acts.tsx";
import { actWord } from "./act-words.ts";
import { asking } from "./verb-fields.ts";

/** What the reader may do with the record, in a line; what the server would refuse is not here. */
export function Acts({ children }: { children: ReactNode }) {
  return <div className="flex flex-none flex-wrap items-center gap-1.5 px-4 pb-3">{children}</div>;
}

/** Ways to write to or call whoever the record is about. */
export function Reach({ email, phone }: { email?: string | null | undefined; phone?: string | null | undefined }) {
  return (
    <>
      {email && (
        <a href={`mailto:${email}`} className={buttonLook("plain", "small")}>
          <Mail aria-hidden />
          {t("E-mail")}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} className={buttonLook("plain", "small")}>
          <Phone aria-hidden />
          {t("Call")}
        </a>
      )}
    </>
  );
}

/** The state of the record, and those that may follow it, but for those that a verb of its own brings. */
export function StateMenu({ column, but = [] }: { column: string; but?: string[] }) {
  const { described } = useScreen();
  const { row, may } = useHere<"accounts">();
  const { move } = useActs();
  const state = String(row[column as "stage"]);
  const following = useMoves(described.entity)[state] ?? [];
  const { entity, glyph } = described;
  const choices = useField(entity, column)?.choices ?? [];
  const mark = <StateMark {...{ entity, state }} glyph={glyph?.(state)} />;
  const others = choices.filter((each) => following.includes(each) && !but.includes(each));
  if (!may("update") || others.length === 0) return mark;
  const trigger = (
    <Button size="small">
      <span className="sr-only">{labelOf(described, column)} </span>
      {mark}
      <ChevronDown aria-hidden />
    </Button>
  );
  return (
    <LateMenu trigger={trigger} align="start">
      {({ MenuItem }) =>
        others.map((to) => (
          <MenuItem key={to} onSelect={() => void move(row, column, to)}>
            <StateGlyph glyph={glyph?.(to)} />
            {t("Move to {{state}}", { state: stateWord(entity, to) })}
          </MenuItem>
        ))
      }
    </LateMenu>
  );
}

/** Hands the record to a colleague, also by its key; null for whoever may not. */
export function useAssigning(): (() => void) | null {
  const { row, may } = useHere();
  const { assign } = useActs();
  const act = may("assign") ? () => assign(row) : null;
  useKeys(act ? [{ of: "assign", label: t("Assign…"), act }] : []);
  return act;
}

/** Hands the record to a colleague; on a phone, where acts have one line, whose it is does so. */
export function AssignButton() {
  const assign = useAssigning();
  const { kbd: _, ...key } = useKeyOf("assign");
  if (!assign) return null;
  return (
    <Button size="small" {...key} className="max-tablet:hidden" onClick={assign}>
      <UserRound aria-hidden />
      {t("Assign…")}
    </Button>
  );
}

/** The verbs that the reader may do to the record and that it is in a state for; `but` are shown by other parts. */
function useVerbsHere(but: string[]): [string, VerbMeta][] {
  const { described } = useScreen();
  const { row, may } = useHere();
  const state = useStateColumn(described.entity);
  const stands = state ? String(row[state]) : "";
  return Object.entries(useVerbs(described.entity)).filter(
    ([name, { right, from }]) => !but.includes(name) && may(right) && (!state || !from || from.includes(stands)),
  );
}

// By AssignButton, StateMenu and boards.
export const shown_apart = ["assign", "move", "merge", "take_apart", "rank"];

// So many verbs stand as buttons; of more the first, which is the usual one, and the others are in the menu.
const most_buttons = 2;

type MoreProps = { but?: string[]; seldom?: string[]; children?: false | ((kit: MenuKit) => ReactNode) };

/**
 * The verbs that no other part shows and that the record is in a state for, those that are `seldom` done in the menu, with other acts
 * that are given and the bin.
 */
export function MoreActs({ but = shown_apart, seldom = [], children }: MoreProps) {
  const { row, may } = useHere();
  const { entity } = useScreen().described;
  const { verb } = useActs();
  const verbs = useVerbsHere(but);
  const usual = verbs.filter(([name]) => !seldom.includes(name));
  const buttons = usual.length > most_buttons ? usual.slice(0, 1) : usual;
  const in_menu = verbs.filter((each) => !buttons.includes(each));
  const merges = "merge" in useVerbs(entity) && may("update");
  const asks = useMayAsk(entity);
  const more = !!children || in_menu.length > 0 || merges || asks;
  const shown = buttons.map(([name, one]) => (
    <Button key={name} size="small" onClick={() => verb(row, name, one)}>
      {asking(actWord(entity, name), one)}
    </Button>
  ));
  const menu = more || may("delete");
  return (
    <>
      {shown.slice(0, -1)}
      {/* (The menu stands on no line alone.) */}
      <span className="flex items-center gap-1.5 empty:hidden">
        {shown.at(-1)}
        {menu && <SeldomMenu {...{ more, merges, asks, children }} verbs={in_menu} />}
      </span>
    </>
  );
}

type SeldomProps = Pick<MoreProps, "children"> & {
  more: boolean;
  merges: boolean;
  asks: boolean;
  verbs: [string, VerbMeta][];
};

function SeldomMenu({ more, merges, asks, verbs, children }: SeldomProps) {
  const { row, may } = useHere();
  const { entity } = useScreen().described;
  const { verb } = useActs();
  return (
    <LateMenu trigger={<IconButton icon={Ellipsis} label={t("More acts")} className="size-6.5! touch:size-10!" />}>
      {(kit) => (
        <>
          {children && children(kit)}
          {merges && <MergeItem />}
          {asks && <AgentItems />}
          {verbs.map(([name, one]) => (
            <kit.MenuItem key={name} onSelect={() => verb(row, name, one)}>
              {asking(actWord(entity, name), one)}
            </kit.MenuItem>
          ))}
          {more && may("delete") && <kit.MenuLine />}
          {may("delete") && <RemoveItem kit={kit} />}
        </>
      )}
    </LateMenu>
  );
}

function RemoveItem({ kit: { MenuItem } }: { kit: MenuKit }) {
  const { row, leave } = useHere();
  const { remove } = useActs();
  const { open } = useList();
  const go = () => {
    const back = wayBack(row.id, open);
    leave();
    void remove([row], back);
  };
  return (
    <MenuItem icon={Trash2} onSelect={go}>
      {t("Remove")}
    </MenuItem>
  );
}
