import { useLinkable } from "./use-linkable.ts";

/** The room that tasks about a record take where there are none, so that what is below does not move when they come. */
export function NoTasksYet() {
  return useLinkable() && <div aria-hidden className="h-20.25 flex-none border-t border-line touch:h-22.25" />;
}
