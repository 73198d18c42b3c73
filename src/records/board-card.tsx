import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Ellipsis } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { LateMenu } from "../ui/late-menu.tsx";
import { t } from "../ui/translate.ts";
import type { Follow } from "./board-keys.ts";
import type { BoardLane, Moves } from "./board-lane.ts";
import { pressToOpen, useList } from "./list-context.ts";
import { columnOf, type RecordRow } from "./record-client.ts";
import { WaitingMark } from "./waiting-mark.tsx";

export type CardProps<Row extends RecordRow> = {
  row: Row;
  lane: BoardLane;
  lanes: BoardLane[];
  card: (row: Row) => ReactNode;
  moves: Moves<Row> | null;
  follow: Follow;
};

/** One record on the board. */
export function BoardCard<Row extends RecordRow>(props: CardProps<Row>) {
  const { row, lane, lanes, card, moves, follow } = props;
  const list = useList();
  const ways = lanes.filter(({ value }) => value !== lane.value && moves?.may(row, value));
  const [element, dragged] = useDrag(row.id, lane.value, ways, !!moves?.place?.may(row));
  useEffect(() => {
    if (follow.current === row.id && document.activeElement === document.body)
      element.current?.querySelector<HTMLElement>("a")?.focus();
  }, [element, follow, row.id]);
  return (
    <div
      ref={element}
      data-card={row.id}
      className={classNames(
        "group relative rounded-md border bg-raised",
        list.openId === row.id ? "border-person" : "border-line hover:border-control",
        dragged && "opacity-40",
      )}
    >
      <a
        href={list.hrefOf(row.id)}
        // The browser's own drag of a link would take the place of the card's.
        draggable={false}
        onClick={pressToOpen(list, row.id)}
        className="block rounded-md p-2.5"
      >
        {card(row)}
        <WaitingMark id={row.id} />
      </a>
      {moves && ways.length > 0 && <MoveMenu {...{ row, ways, moves }} />}
    </div>
  );
}

function MoveMenu<Row extends RecordRow>(props: { row: Row; ways: BoardLane[]; moves: Moves<Row> }) {
  const { row, ways, moves } = props;
  const name = String(columnOf(row, "name") ?? "");
  return (
    <div className="absolute top-1 right-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100">
      <LateMenu
        trigger={<IconButton icon={Ellipsis} label={t("Move {{name}}", { name })} className="size-7! bg-raised" />}
      >
        {({ MenuItem }) =>
          ways.map(({ value, label }) => (
            <MenuItem key={value} onSelect={() => moves.move(row, value)}>
              {t("Move to {{state}}", { state: label })}
            </MenuItem>
          ))
        }
      </LateMenu>
    </div>
  );
}

function useDrag(id: string, lane: string, lanes: BoardLane[], placed: boolean) {
  const ways = JSON.stringify(lanes.map(({ value }) => value));
  const element = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    if (!element.current || (ways === "[]" && !placed)) return;
    return draggable({
      element: element.current,
      getInitialData: () => ({ id, lane, placed, ways: JSON.parse(ways) as string[] }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [id, lane, placed, ways]);
  return [element, dragged] as const;
}
