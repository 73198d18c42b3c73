import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Ellipsis } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { t } from "../ui/translate.ts";
import type { Follow } from "./board-keys.ts";
import type { BoardLane } from "./board-lane.ts";
import { pressToOpen, useList } from "./list-context.ts";
import { columnOf, type RecordRow } from "./record-client.ts";
import { WaitingMark } from "./waiting-mark.tsx";

export type CardProps<Row extends RecordRow> = {
  row: Row;
  lane: BoardLane;
  lanes: BoardLane[];
  card: (row: Row) => ReactNode;
  onMove: ((row: Row, to: string) => void) | null;
  follow: Follow;
};

/** One record on the board. */
export function BoardCard<Row extends RecordRow>(props: CardProps<Row>) {
  const { row, lane, card, onMove, follow } = props;
  const list = useList();
  const [element, dragged] = useDrag(row.id, lane.value, onMove !== null);
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
      {onMove && <MoveMenu {...props} onMove={onMove} />}
    </div>
  );
}

function MoveMenu<Row extends RecordRow>(props: CardProps<Row> & { onMove: (row: Row, to: string) => void }) {
  const { row, lane, lanes, onMove } = props;
  const name = String(columnOf(row, "name") ?? "");
  return (
    <div className="absolute top-1 right-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100">
      <Menu trigger={<IconButton icon={Ellipsis} label={t("Move {{name}}", { name })} className="size-7! bg-raised" />}>
        {lanes
          .filter((each) => each !== lane)
          .map((each) => (
            <MenuItem key={each.value} onSelect={() => onMove(row, each.value)}>
              {t("Move to {{state}}", { state: each.label })}
            </MenuItem>
          ))}
      </Menu>
    </div>
  );
}

function useDrag(id: string, lane: string, enabled: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    if (!element.current || !enabled) return;
    return draggable({
      element: element.current,
      getInitialData: () => ({ id, lane }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [id, lane, enabled]);
  return [element, dragged] as const;
}
