import { ArrowLeft, ArrowRight, GripVertical, Pencil, Trash2 } from "lucide-react";
import type { RefObject } from "react";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { heights, type Tile, widths } from "../dashboard-shape.ts";
import { type FrameProps, TileContent } from "./tile-frame.tsx";
import { tileLook } from "./tile-look.ts";
import { useTileDrag } from "./use-tile-drag.ts";

type Size = Partial<Pick<Tile, "width" | "height">>;
type Props = FrameProps & {
  name: string;
  /** Its place, from zero, and the last one. */
  at: number;
  last: number;
  /** Others see the dashboard. */
  shared: boolean;
  onStep: (by: 1 | -1) => void;
  onSize: (size: Size) => void;
  onEdit: (tile: Tile) => void;
  onRemove: () => void;
};

/** A tile with what moves, sizes, changes and removes it. */
export function EditedTile({ name, at, last, shared, onStep, onSize, onEdit, onRemove, ...frame }: Props) {
  const { tile, report } = frame;
  const { element, handle, dragged, gap } = useTileDrag(tile.id);
  const hidden = shared && report?.saved?.visibility === "private";
  return (
    <li
      ref={element}
      data-tile={tile.id}
      className={classNames(
        tileLook(tile),
        dragged && "opacity-40",
        gap && "outline-2 outline-focus",
        gap === "before" && "border-l-focus",
        gap === "after" && "border-r-focus",
      )}
    >
      <TileBar {...{ name, at, last, tile, onStep, onSize, onEdit, onRemove, handle }} />
      {hidden && (
        <p className="flex-none px-3 pt-1.5 text-tag text-warn">
          {t("This report is private: others find a note in its place.")}
        </p>
      )}
      <TileContent {...frame} />
    </li>
  );
}

type BarProps = Omit<Props, "asked" | "report" | "shared"> & { handle: RefObject<HTMLSpanElement | null> };

function TileBar({ name, at, last, tile, handle, onStep, onSize, onEdit, onRemove }: BarProps) {
  return (
    <div
      role="group"
      aria-label={t("Change {{name}}", { name })}
      className="flex flex-none flex-wrap items-center border-b border-line bg-sunken px-0.5 py-0.5 print:hidden"
    >
      <span ref={handle} aria-hidden className="grid size-7 cursor-grab place-items-center text-ink-3">
        <GripVertical />
      </span>
      <Moves {...{ name, at, last, onStep }} />
      <Sizes {...{ name, tile, onSize }} />
      <span className="ml-auto flex">
        <IconButton
          icon={Pencil}
          label={t("Edit {{name}}", { name })}
          className="size-7!"
          onClick={() => onEdit(tile)}
        />
        <IconButton icon={Trash2} label={t("Remove {{name}}", { name })} className="size-7!" onClick={onRemove} />
      </span>
    </div>
  );
}

function Moves({ name, at, last, onStep }: Pick<Props, "name" | "at" | "last" | "onStep">) {
  const ways = [
    { by: -1, icon: ArrowLeft, move: "back", label: t("Move {{name}} back", { name }), end: at === 0 },
    { by: 1, icon: ArrowRight, move: "on", label: t("Move {{name}} on", { name }), end: at === last },
  ] as const;
  return ways.map(({ by, icon, move, label, end }) => (
    <IconButton
      key={move}
      {...{ icon, label }}
      data-move={move}
      // (Where it ends it keeps the focus of whoever has pressed it so far.)
      aria-disabled={end || undefined}
      className="size-7! aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      onClick={() => !end && onStep(by)}
    />
  ));
}

function Sizes({ name, tile, onSize }: Pick<Props, "name" | "tile" | "onSize">) {
  return (
    <>
      <Select
        aria-label={t("Width of {{name}}", { name })}
        className="w-16 touch:w-20"
        value={tile.width}
        options={widths.map((width) => ({ value: String(width), label: `↔ ${width}` }))}
        onChange={({ target }) => onSize({ width: Number(target.value) as Tile["width"] })}
      />
      <Select
        aria-label={t("Height of {{name}}", { name })}
        className="w-16 touch:w-20"
        value={tile.height}
        options={heights.map((height) => ({ value: String(height), label: `↕ ${height}` }))}
        onChange={({ target }) => onSize({ height: Number(target.value) as Tile["height"] })}
      />
    </>
  );
}
