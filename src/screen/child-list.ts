import type { ComponentType, ReactNode } from "react";
import type { Entry } from "../client/api.ts";
import type { Listed } from "../entities/places.ts";
import type { FieldMeta } from "../entity/meta.ts";
import type { Where } from "../entity/list-request.ts";
import type { ListQuestion, RecordRow } from "../records/record-client.ts";
import { relationOf } from "../records/relation.ts";
import type { FieldLook } from "./description.ts";

type ColumnOf<N extends Listed> = keyof Entry<N> & string;

/** Records of another entity that belong to the one that is open: how they are listed in its panel, and asked for. */
export type ChildList = {
  entity: Listed;
  form: string[];
  order: string[];
  /** What a line shows, its first value before the others; without it what the form asks for. */
  shows?: string[];
  fields?: Record<string, FieldLook>;
  /** Money that is added up beside how many there are. */
  sum?: string;
  /** Which of them are not told of, by a column that is empty in the others: those whose other end lies in the bin. */
  but?: string;
  /** What they are called here, where that is not their usual name; and what adds one. */
  words?: { many: string; create?: string };
  /** None is put into the bin from here: each is a record of its own. */
  kept?: boolean;
  /** They stand in an order of their own, which the verb `place` changes. */
  ordered?: boolean;
  /** What else can be started beside its heading. */
  beside?: ComponentType;
  /** Draws a line, where it is more than its values. */
  line?: (row: RecordRow) => ReactNode;
};

type Rest<N extends Listed> = {
  form: ColumnOf<N>[];
  order: (ColumnOf<N> | `-${ColumnOf<N>}`)[];
  shows?: ColumnOf<N>[];
  sum?: ColumnOf<N>;
  fields?: { [C in ColumnOf<N>]?: FieldLook };
  but?: ColumnOf<N>;
  words?: { many: string; create?: string };
  kept?: boolean;
  ordered?: boolean;
  beside?: ComponentType;
  line?: (row: Entry<N>) => ReactNode;
};

/** A list of what belongs to a record, its columns checked against its table; the column that points at the record is found. */
export function list<N extends Listed>(entity: N, rest: Rest<N>): ChildList {
  return { entity, ...rest } as unknown as ChildList;
}

/** What is asked to list them: a line that nobody draws shows what its records point at by their names, which come along. */
export function questionOf(
  { form, shows = form, order, line }: ChildList,
  where: Where,
  fields: FieldMeta[],
): ListQuestion {
  const shown = line ? [] : fields.filter(({ name, kind }) => kind === "reference" && shows.includes(name));
  const include = shown.map(({ name }) => relationOf(name));
  return { where, order, ...(include.length > 0 && { include }) };
}
