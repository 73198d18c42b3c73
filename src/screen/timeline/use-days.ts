import { useMemo } from "react";
import { placeOf } from "../../entities/places.ts";
import { toastFailure } from "../../records/failure.ts";
import type { RecordRow } from "../../records/record-client.ts";
import { formatDate } from "../../ui/format.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { useScreen } from "../description.ts";
import { useScreenWrites } from "../use-screen-writes.ts";
import type { Span } from "./parts.ts";

/** Gives a record other days at once, and says so with a way back: nothing else moves by it. */
export function useDays(from: string, to: string): (row: RecordRow, span: Span) => Promise<void> {
  const { entity } = useScreen().described;
  const writes = useScreenWrites();
  return useMemo(() => {
    const save = async (row: RecordRow, span: Span, undo?: () => unknown) => {
      try {
        await writes.update(row, { [from]: span.from, [to]: span.to });
        const name = placeOf(entity)?.line(row as never) ?? "";
        const days = [span.from, span.to].filter((day) => day !== null).map((day) => formatDate(day));
        toast(t("{{name}}: {{stage}}", { name, stage: [...new Set(days)].join(" – ") }), {
          ...(undo && { undo }),
        });
      } catch (error) {
        toastFailure(error);
      }
    };
    const days = (row: object) => row as Record<string, string | null>;
    return (row, span) =>
      save(row, span, () => save(row, { from: days(row)[from] ?? null, to: days(row)[to] ?? null }));
  }, [entity, from, to, writes]);
}
