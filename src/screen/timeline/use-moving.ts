import { useCallback, useMemo, useState } from "react";
import type { Rights } from "../../client/api.ts";
import { useChangeable, useSession } from "../../client/session-context.ts";
import { mayBeDone } from "../../records/may-be-done.ts";
import type { RecordRow } from "../../records/record-client.ts";
import { useFields } from "../../records/use-meta.ts";
import type { WorkingDays } from "../../working-time/working-days.ts";
import { useScreen } from "../description.ts";
import { type Grip, type Own, pulled, type Span } from "./parts.ts";

type Pulled = { id: string; grip: Grip; days: number };

/** What is moved on a timeline, and what would follow: while it is pulled, until it is done. */
export type Moving<Row extends RecordRow = RecordRow> = {
  /** Where a record is drawn: where it is pulled to, or would follow. */
  spanOf: (row: Row) => Span;
  /** What is pulled now, and how many others would follow. */
  pulled: (Pulled & { row: Row; span: Span; follow: number }) | null;
  /** Whether a record is drawn elsewhere than it is. */
  moved: (id: string) => boolean;
  may: (row: Row) => boolean;
  pull: (row: Row, grip: Grip, days: number) => void;
  drop: () => void;
  release: () => void;
};

type Props<Row extends RecordRow> = {
  rows: Row[];
  own: Own<Row>;
  spanOf: (row: Row) => Span;
  calendar: WorkingDays;
  rights: Rights;
  columns: string[];
};

export function useMoving<Row extends RecordRow>(props: Props<Row>): Moving<Row> {
  const { own, spanOf } = props;
  const [now, set] = useState<Pulled | null>(null);
  // What was let go stays where it was let go until that is done, or is not.
  const [held, hold] = useState<Map<string, Span>>(new Map());
  const foretold = useForetold(props, now);
  const may = useMay(props);
  const pull = useCallback((row: Row, grip: Grip, days: number) => {
    set((last) =>
      last?.id === row.id && last.grip === grip && last.days === days ? last : { id: row.id, grip, days },
    );
  }, []);
  const release = useCallback(() => set(null), []);
  const drop = () => {
    set(null);
    if (!foretold || now?.days === 0 || !own.move) return;
    const { row, span, others } = foretold;
    hold(new Map([...others, [row.id, span]]));
    void own.move(row, span).finally(() => hold(new Map()));
  };
  const elsewhere = (id: string) =>
    (foretold?.row.id === id ? foretold.span : foretold?.others.get(id)) ?? held.get(id);
  return {
    spanOf: (row) => elsewhere(row.id) ?? spanOf(row),
    moved: (id) => elsewhere(id) !== undefined,
    pulled: now && foretold && { ...now, row: foretold.row, span: foretold.span, follow: foretold.others.size },
    may,
    pull,
    drop,
    release,
  };
}

/** Where what is pulled would come, and what would follow it. */
function useForetold<Row extends RecordRow>({ rows, own, spanOf, calendar }: Props<Row>, now: Pulled | null) {
  const by_id = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  return useMemo(() => {
    const row = now && by_id.get(now.id);
    if (!now || !row) return null;
    const span = pulled(spanOf(row), now.grip, now.days, calendar);
    const others = (now.days !== 0 && own.foresee?.(row, span, calendar)) || new Map<string, Span>();
    others.delete(row.id);
    return { row, span, others };
  }, [now, by_id, spanOf, calendar, own]);
}

/** Which records the reader may bring to other days, as far as the row tells. */
function useMay<Row extends RecordRow>({ own, rights, columns }: Props<Row>): (row: Row) => boolean {
  const { entity } = useScreen().described;
  const { person } = useSession();
  const changeable = useChangeable(entity);
  const fields = useFields(entity);
  const updatable = columns.every((name) => changeable(name) && fields.find((each) => each.name === name)?.updatable);
  return (row) => !!own.move && updatable && mayBeDone(rights["update"] ?? [], row, person);
}
