import { useMemo } from "react";
import { toastFailure } from "../../records/failure.ts";
import type { LayoutProps } from "../../records/list-description.ts";
import type { RecordRow } from "../../records/record-client.ts";
import { placeOf } from "../../entities/places.ts";
import { formatDate } from "../../ui/format.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { useScreen } from "../description.ts";
import { useScreenWrites } from "../use-screen-writes.ts";
import type { Own, Span } from "./parts.ts";
import { TimelineView } from "./timeline-view.tsx";

/** A timeline as it follows from a description: what is moved is changed at once, with a way back. */
export default function PlainTimeline(props: LayoutProps & { from: string; to: string }) {
  const { from, to } = props;
  const { entity } = useScreen().described;
  const writes = useScreenWrites();
  const own = useMemo((): Own<RecordRow> => {
    const save = async (row: RecordRow, span: Span, back?: () => void) => {
      try {
        await writes.update(row, { [from]: span.from, [to]: span.to });
        const name = placeOf(entity)?.line(row as never) ?? "";
        const days = [span.from, span.to].filter((day) => day !== null).map((day) => formatDate(day));
        toast(t("{{name}}: {{stage}}", { name, stage: [...new Set(days)].join(" – ") }), {
          ...(back && { action: { label: t("Undo"), act: back } }),
        });
      } catch (error) {
        toastFailure(error);
      }
    };
    const days = (row: object) => row as Record<string, string | null>;
    return {
      move: (row, span) =>
        save(row, span, () => void save(row, { from: days(row)[from] ?? null, to: days(row)[to] ?? null })),
    };
  }, [entity, from, to, writes]);
  return <TimelineView {...props} own={own} />;
}
