import { type ComponentType, createElement, type ReactNode, startTransition, useEffect, useState } from "react";
import { importAgain } from "./import-again.ts";
import { nextTask } from "./next-task.ts";
import { restOfFrench } from "./with-french.ts";

/** A part of the page whose script comes when it is first drawn, or before: `load` fetches it, so that it opens at once. */
export type Late<Props> = ComponentType<Props> & { load: () => Promise<void> };

/**
 * Makes such a part; until it is there, `meanwhile` stands in its place. React's own `lazy` holds back for 300 ms what follows
 * a placeholder, also where the script was there at once: dialogs and panels came that much late. With the first of them comes
 * the French that pages begin without.
 */
export function late<Props extends object>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: (props: Props) => ReactNode = () => null,
  /** The page does without it where it cannot be loaded. */
  { optional = false }: { optional?: boolean } = {},
): Late<Props> {
  let There: ComponentType<Props> | undefined;
  const load = async () => {
    if (There) return;
    // Each in a task of its own, after what the page asks the server for: a dozen at once held a slow phone up.
    await nextTask();
    const [part] = await Promise.all([fetch().catch(importAgain<{ default: ComponentType<Props> }>), restOfFrench()]);
    There ??= part.default;
  };
  function Part(props: Props) {
    const [failed, fail] = useState<{ reason: unknown }>();
    const [, draw] = useState(() => There);
    useEffect(() => {
      const gone = new AbortController();
      // (Also where it came between this drawing and now: by another such part, or by whoever asked for it before.)
      const come = () =>
        void load().then(
          () => startTransition(() => draw(() => There)),
          (reason: unknown) => {
            // Without a line it comes when there is one again, a second after the browser says so, and the page stays as it is.
            if (navigator.onLine) fail({ reason });
            else addEventListener("online", () => setTimeout(come, 1000), { once: true, signal: gone.signal });
          },
        );
      come();
      return () => gone.abort();
    }, []);
    if (failed && !optional) throw failed.reason;
    return There ? createElement(There, props) : meanwhile(props);
  }
  return Object.assign(Part, { load });
}
