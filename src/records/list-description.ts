import type { LucideIcon } from "lucide-react";
import type { ComponentType, ReactNode, RefObject } from "react";
import type { EntityName, Rights } from "../client/api.ts";
import type { Column } from "./columns.ts";
import type { FilterField } from "./filters.ts";
import type { Preset } from "./presets.tsx";
import type { ListQuestion, RecordRow, SummaryGroup } from "./record-client.ts";
import type { Selection } from "./selection.ts";

/** What a list screen needs to know of the records it lists; everything else they share. */
export type ListDescription<Row extends RecordRow> = {
  entity: EntityName;
  /** "Leads". */
  title: string;
  /** In the place of the title, where the page has more lists than this one. */
  heading?: ReactNode;
  columns: Column<Row>[];
  /** All that can be chosen beside them. */
  more: () => Promise<Column<Row>[]>;
  /** The two lines of a row where the window is small. */
  compact: (row: Row) => ReactNode;
  fields: FilterField[];
  presets: Preset[];
  /** Relations whose names the rows show. */
  include: string[];
  /** The order where the reader asked for none. */
  order: string;
  /** Columns to add up for the title line, and how that is said. */
  sum: string[];
  facts: (group: SummaryGroup) => string;
  /** What the box says; null where nothing is searched. */
  search: string | null;
  /** One sentence where there are none at all, and where none is found. */
  nothing: { yet: string; found: string };
  /** More that can be started from the title line, such as an export of what is shown. */
  actions?: (question: ListQuestion) => ReactNode;
  /** None where each is made where it belongs. */
  create: { label: string; dialog: ComponentType<CreateProps> } | null;
  panel: (props: PanelProps) => ReactNode;
  /** Ways to lay the records out beside the table. */
  layouts: ListLayout[];
  /** The layout that the list begins with, where that is not the table. */
  begins_as?: string | undefined;
  /** Lets the cells of the table be changed; comes when somebody turns to the table. */
  cells?: ComponentType<CellsProps>;
  bulk: (props: BulkProps<Row>) => ReactNode;
};

/** What the dialog for a new record gets. */
export type CreateProps = {
  onClose: () => void;
  onOpen: (id: string) => void;
  /** What it begins with, as the address says it, such as a day of a calendar (src/screen/read-form.ts). */
  begun?: string | undefined;
};

/** What the changing of cells gets: the table as it is drawn. */
export type CellsProps = {
  scroller: RefObject<HTMLElement | null>;
  rows: RecordRow[];
  columns: Pick<Column<RecordRow>, "name" | "label" | "fields" | "explain">[];
};

/** What the panel of one record gets. */
export type PanelProps = {
  id: string;
  /** Its place in the list, from 0; -1 when it is not in it. */
  index: number;
  count: number | undefined;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
};

/** A layout of a list: its name in the address, what it is called, a phrase, and what draws it. */
export type ListLayout = {
  name: string;
  label: string;
  icon: LucideIcon;
  draw: (props: LayoutProps) => ReactNode;
  /** The right without which it is not offered. */
  needs?: string;
  /** What leads to it, in the place of a choice among the layouts. */
  way?: ComponentType;
  /** What is chosen in it, beside the choice among the layouts. */
  beside?: ComponentType;
};

/** What a layout gets. */
export type LayoutProps = { question: ListQuestion; rights: Rights; fields: FilterField[] };

/** What the bar of acts on many gets. */
export type BulkProps<Row> = {
  rows: Row[];
  rights: Rights;
  selection: Selection;
  question: ListQuestion;
  /** How many match in all, once that is known. */
  count: number | undefined;
};
