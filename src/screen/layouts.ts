import { Calendar, type LucideIcon, SquareKanban } from "lucide-react";
import { type ComponentType, createElement } from "react";
import { PairsPart } from "../duplicates/browser/late-pairs.ts";
import type { LayoutProps, ListLayout } from "../records/list-description.ts";
import { phrase } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { late } from "../ui/late.ts";

/** Keeps the place of a layout whose script is on its way. */
export const blank = () => createElement("div", { className: "flex-1 border-t border-line" });

const PlainBoard = late(() => import("./plain-board.tsx"), blank);
const ChosenColumn = late(() => import("./chosen-column.tsx"));
const CalendarView = late(
  withFrench(
    () => import("./calendar/calendar.tsx"),
    () => import("./calendar/calendar.french.ts"),
  ),
  blank,
);

/** Layouts that go by a column: a table that lacks it, or has it of another kind, does not compile. */
export type BoardBy<C> = ListLayout & { name: "board"; by: C };
export type CalendarOn<C> = ListLayout & { name: "calendar"; on: C[] };

/** Records by a value of a short list: of the column that the reader chooses, and `by` is the usual one. `own` draws it where an entity has cards of its own. */
export function board<C extends string>({ by, own }: { by: C; own?: ComponentType<LayoutProps> }): BoardBy<C> {
  const draw = (props: LayoutProps) => (own ? createElement(own, props) : createElement(PlainBoard, { ...props, by }));
  const beside = () => createElement(ChosenColumn, { usual: by });
  return { by, name: "board", label: phrase("Board"), icon: SquareKanban, draw, beside };
}

type Days<C extends string> = { on: [C, ...C[]]; called?: { [column in C]?: string } };

/**
 * Records by a day; of several columns the reader chooses, and the first is the usual one. `called` is what lies on such a day,
 * where its column says only when.
 */
export function calendar<C extends string>({ on, called = {} }: Days<C>): CalendarOn<C> {
  const draw = (props: LayoutProps) => createElement(CalendarView, { ...props, on, called });
  return { on, name: "calendar", label: phrase("Calendar"), icon: Calendar, draw };
}

/** A layout that only one entity has, drawn by a component of its own. */
export type OwnLayout = ListLayout & { own: true };

export function ownLayout(
  name: string,
  look: Pick<ListLayout, "label" | "needs"> & { icon: LucideIcon },
  Own: ComponentType<LayoutProps>,
): OwnLayout {
  return { own: true, name, ...look, draw: (props) => createElement(Own, props) };
}

/** The pairs that probably are one record; a quiet way leads to them where there are any. */
export function pairs(): ListLayout & { name: "pairs" } {
  const draw = () => createElement(PairsPart, { listed: true });
  return { name: "pairs", label: "", icon: SquareKanban, draw, way: PairsPart };
}
