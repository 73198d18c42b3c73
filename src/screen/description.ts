import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import type { ChoiceColumn, DayColumn, EntityName, Entry, HistoryEntry } from "../client/api.ts";
import type { Person } from "../client/session.ts";
import type { Listed } from "../entities/places.ts";
import type { Address } from "../records/address.ts";
import type { CreateProps, ListLayout } from "../records/list-description.ts";
import type { Matching, OpenRecord, RecordRow, SummaryGroup, Values } from "../records/record-client.ts";
import type { Deed } from "../records/timeline.tsx";
import type { ChildList } from "./child-list.ts";
import type { Part } from "./columns.tsx";
import type { Filter } from "./filters.ts";
import type { BoardBy, CalendarOn, OwnLayout, pairs } from "./layouts.ts";
import type { TimelineBy } from "./timeline-layout.ts";
import type { Late } from "../ui/late.ts";
import type { Glyph } from "./state-mark.tsx";

type ColumnOf<N extends Listed> = keyof Entry<N> & string;

/** What a field is called on this entity, where that is not its usual name, and whether used values are offered for it. */
export type FieldLook = {
  label?: string;
  suggested?: boolean;
  /** A board is drawn by it where the list is narrowed to one value of this filter. */
  board_within?: string;
};

/** A record, and the colleague to whom it may be given. */
export type Assigning = { row: RecordRow; to: { id: string; name: string } };

/** How the records of an entity are listed, opened and asked for: the default arrangement of the parts of this folder. */
export type Screen<N extends Listed> = {
  columns: Part<Entry<N>>[];
  /** Columns that are worked out of more than a row, offered beside its fields; they come when somebody chooses columns. */
  worked_out?: () => Promise<{ worked_out: Part<Entry<N>>[] }>;
  /** A row in two lines, where the window is small. */
  compact: (row: Entry<N>) => ReactNode;
  /** What the box asks for, where that is said shorter than "Search leads"; null where nothing is searched. */
  search?: string | null;
  /** How the first of them comes about, where nobody makes one by the form. */
  first?: string;
  order: ColumnOf<N> | `-${ColumnOf<N>}`;
  /** Another order for what some filters ask for, by two columns where one does not do: `state,at`. */
  ordered?: (asked: Address) => string | undefined;
  filters: Filter<ColumnOf<N>>[];
  /** The lists that people ask for often: what each is called, a phrase, and the filters of its address. */
  presets: (me: Person) => Record<string, Record<string, string | undefined>>;
  fields?: { [C in ColumnOf<N>]?: FieldLook };
  /** What is said beside the state in its panel, such as that it is late. */
  beside_state?: (row: Entry<N>) => ReactNode;
  /** What is written about one answers its client, unless colleagues alone are chosen. */
  answers_client?: true;
  /** How each state looks. */
  glyph?: (state: string) => Glyph | undefined;
  /** What is added up for the title line, and how it is said. */
  sum?: ColumnOf<N>[];
  facts?: (group: SummaryGroup) => string;
  /** What the form asks for, nothing where they are made elsewhere; a field that takes the whole line ends with a space's worth of room: `wide`. */
  form: ColumnOf<N>[];
  /** What asks for a new one, where a form does not do. */
  made_by?: Late<CreateProps>;
  wide?: ColumnOf<N>[];
  /** Its title, where its list is a tab beside what is no list. */
  heading?: ComponentType<{ entity: Listed }>;
  /** What many can be given at once. */
  given_to_many?: ColumnOf<N>[];
  /** Verbs that ask of many more than their own form does, each by a dialog of its own. */
  asked_of_many?: Record<string, Late<AskedOfMany>>;
  /** What is said below whoever is chosen to take one over, before it is given to them. */
  beside_assignee?: Late<Assigning>;
  /** Another entity whose rows come by the same import. */
  imports?: EntityName;
  /** What belongs to one of them, each kind a small list in its panel. */
  children?: ChildList[];
  /** The panel, where it is not to follow from all this. */
  panel?: Late<object>;
  /** How its list is laid out beside the table. */
  layouts?: (
    | BoardBy<ChoiceColumn<N>>
    | CalendarOn<DayColumn<N>>
    | TimelineBy<DayColumn<N>>
    | OwnLayout
    | ReturnType<typeof pairs>
  )[];
  /** The layout that the list begins with, where that is not the table. */
  begins_as?: "board";
  /** Says where a refusal belongs, where the server names another field than the reader changed. */
  refused?: (error: unknown, change: Values) => never;
};

/** What a dialog gets that asks what a verb needs of many: those that are chosen, or what all that match are matched by. */
export type AskedOfMany = {
  /** "12 leads". */
  what: string;
  rows: RecordRow[];
  matching?: Matching;
  send: (input: Values) => Promise<unknown>;
  onClose: () => void;
};

/** What changes of an entity mean beyond their fields; see recordDeeds. */
export type OwnDeeds = {
  removed?: (entry: HistoryEntry) => Deed | undefined;
  moved?: (entry: HistoryEntry) => Deed | undefined;
  /** Fields that follow from a state by themselves, and are not told a second time. */
  with_state?: string[];
  /** Fields of which another part of the panel tells. */
  told_elsewhere?: string[];
};

/** A description as the parts see it: of any entity. */
export type Described = Omit<
  Screen<"leads">,
  "columns" | "worked_out" | "compact" | "beside_state" | "fields" | "layouts" | keyof Named
> & {
  entity: Listed;
  columns: Part<RecordRow>[];
  worked_out?: () => Promise<{ worked_out: Part<RecordRow>[] }>;
  compact: (row: RecordRow) => ReactNode;
  beside_state?: (row: RecordRow) => ReactNode;
  fields?: Record<string, FieldLook>;
  layouts?: ListLayout[];
} & Named;
type Named = {
  order: string;
  filters: Filter<string>[];
  sum?: string[];
  form: string[];
  wide?: string[];
  given_to_many?: string[];
};

/** The description of an entity's screen, as the parts see it. */
export const describedAs = <N extends Listed>(entity: N, description: Screen<N>): Described =>
  ({ entity, ...description }) as unknown as Described;

/** What the parts of a screen share: its description, and a way to ask something before an act. */
export type Around = {
  described: Described;
  ask: (question: (close: () => void) => ReactNode) => void;
};

export const ScreenContext = createContext<Around | null>(null);

/** The screen around a part. */
export function useScreen(): Around {
  const around = useContext(ScreenContext);
  if (!around) throw new Error("useScreen outside of a screen");
  return around;
}

/** A record that is open, as parts that serve any entity see it. */
export type AnyRecord = OpenRecord &
  Values & { owner?: { id: string; name: string } | null; deleted_at: string | null };

/** What the parts of a panel share: the record, since when it is put away, what its reader may do, and how to leave it. */
export type Here = { row: AnyRecord; away: string | null; may: (verb: string) => boolean; leave: () => void };

export const HereContext = createContext<Here | null>(null);

/** The record around a part, typed as one of an entity. */
export function useHere<N extends Listed>(): Omit<Here, "row"> & { row: AnyRecord & Entry<N> } {
  const here = useContext(HereContext);
  if (!here) throw new Error("useHere outside of a panel");
  return here as Omit<Here, "row"> & { row: AnyRecord & Entry<N> };
}
