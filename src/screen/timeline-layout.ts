import { ChartGantt } from "lucide-react";
import { type ComponentType, createElement } from "react";
import type { LayoutProps, ListLayout } from "../records/list-description.ts";
import { late } from "../ui/late.ts";
import { phrase } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { blank } from "./layouts.ts";

const PlainTimeline = late(
  withFrench(
    () => import("./timeline/plain-timeline.tsx"),
    () => import("./timeline/timeline.french.ts"),
  ),
  blank,
);

/** A layout that goes by two columns of days. (Of few entities, and so no part of what every list brings.) */
export type TimelineBy<C> = ListLayout & { name: "timeline"; from: C; to: C };

/** Records along the time, from one day of theirs to another. `own` draws it where an entity's records hold each other's days. */
export function timeline<C extends string>({
  own,
  ...days
}: {
  from: C;
  to: C;
  own?: ComponentType<LayoutProps>;
}): TimelineBy<C> {
  const draw = (props: LayoutProps) =>
    own ? createElement(own, props) : createElement(PlainTimeline, { ...props, ...days });
  return { ...days, name: "timeline", label: phrase("Timeline view"), icon: ChartGantt, draw };
}
