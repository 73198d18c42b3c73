import { useMemo } from "react";
import type { LayoutProps } from "../../records/list-description.ts";
import type { RecordRow } from "../../records/record-client.ts";
import type { Own } from "./parts.ts";
import { TimelineView } from "./timeline-view.tsx";
import { useDays } from "./use-days.ts";

/** A timeline as it follows from a description: what is moved is changed at once, with a way back. */
export default function PlainTimeline(props: LayoutProps & { from: string; to: string }) {
  const move = useDays(props.from, props.to);
  const own = useMemo((): Own<RecordRow> => ({ move }), [move]);
  return <TimelineView {...props} own={own} />;
}
