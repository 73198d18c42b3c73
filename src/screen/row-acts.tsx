import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  Ellipsis,
  type LucideIcon,
  Pencil,
  Trash2,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton } from "../ui/icon-button.tsx";
import { LateMenu } from "../ui/late-menu.tsx";
import type { MenuKit } from "../ui/opened-menu.tsx";
import { t } from "../ui/translate.ts";

type Act = { label: string; act: () => void };
/** Where it stands among others, the first is 1, and what puts it elsewhere. */
type Place = { at: number; of: number; put: (place: number) => void };

type Props = {
  name: string;
  /** What is done every day: in sight. */
  change: Act;
  place?: Place | undefined;
  remove?: Act | undefined;
};

/** What is done with one row of a list that is set up: its change in sight; moving it and taking it away in a menu, apart from it. */
export function RowActs({ name, change, place, remove }: Props) {
  const moves = place ? movesOf(place) : [];
  const { acts, back, note } = useKeptFocus(place?.at);
  return (
    <span ref={acts} className="flex flex-none">
      <IconButton icon={Pencil} label={change.label} onClick={change.act} />
      {moves.length > 0 || remove ? (
        <LateMenu trigger={<IconButton icon={Ellipsis} label={t("More acts: {{name}}", { name })} />}>
          {(kit) => <Items {...{ kit, moves, remove, back, note }} />}
        </LateMenu>
      ) : (
        // What changes it stands below what changes the others.
        <span aria-hidden className="size-8 touch:size-10" />
      )}
    </span>
  );
}

type Move = Act & { icon: LucideIcon };

function Items({ kit, moves, remove, back, note }: ItemsProps) {
  const { MenuItem, MenuLine } = kit;
  return (
    <>
      {moves.map(({ label, icon, act }) => (
        <MenuItem key={label} icon={icon} onSelect={() => (note(), act())}>
          {label}
        </MenuItem>
      ))}
      {moves.length > 0 && remove && <MenuLine />}
      {remove && (
        <MenuItem icon={Trash2} onSelect={() => (back(), remove.act())}>
          {remove.label}
        </MenuItem>
      )}
    </>
  );
}
type ItemsProps = { kit: MenuKit; moves: Move[]; remove: Act | undefined; back: () => void; note: () => void };

/** Where it can go: a step, or, where that is more than one, all the way. */
function movesOf({ at, of, put }: Place): Move[] {
  return [
    at > 1 && { label: t("Move up"), icon: ArrowUp, act: () => put(at - 1) },
    at < of && { label: t("Move down"), icon: ArrowDown, act: () => put(at + 1) },
    at > 2 && { label: t("Move to the top"), icon: ArrowUpToLine, act: () => put(1) },
    at < of - 1 && { label: t("Move to the end"), icon: ArrowDownToLine, act: () => put(of) },
  ].filter((move) => move !== false);
}

/** A row that is put elsewhere loses the focus to the page, unless it is given back: the next step may be wanted too. */
function useKeptFocus(at: number | undefined) {
  const acts = useRef<HTMLSpanElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    const lost = moved.current && document.activeElement === document.body;
    moved.current = false;
    if (lost) focusMenu(acts.current);
  }, [at]);
  const near = useRef<Element | null>(null);
  useEffect(() => () => void (document.activeElement === document.body && focusMenu(near.current)), []);
  return {
    acts,
    // What is asked next gives the focus back to what had it, which is not to be an item of a menu that is gone; and where the
    // row itself goes, the one beside it has it.
    back: () => {
      const row = acts.current?.closest("li");
      near.current = row?.nextElementSibling ?? row?.previousElementSibling ?? null;
      focusMenu(acts.current);
    },
    note: () => void (moved.current = true),
  };
}

const focusMenu = (within: Element | null) => within?.querySelector<HTMLElement>("[aria-haspopup]")?.focus();
