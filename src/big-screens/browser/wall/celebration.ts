import { el } from "./element.ts";
import type { Shown, Win } from "./shown.ts";
import type { Formats } from "./wall-formats.ts";

const shown_ms = 8000;
const most_waiting = 3;

/** A moment for each win that was not there before: calm, over what else is shown, and gone by itself. */
export function openCelebration(root: HTMLElement) {
  let seen: Set<string> | undefined;
  let waiting: Win[] = [];
  let present: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let formats: Formats | undefined;
  const next = () => {
    present?.remove();
    const win = waiting.shift();
    present = win && formats ? drawn(win, formats) : undefined;
    timer = present && setTimeout(next, shown_ms);
    if (present) root.append(present);
  };
  return {
    /** Looks for what is new; the first time everything is known already. */
    take({ tiles }: Shown, now: Formats) {
      const tile = tiles.find((each) => each.tile === "wins");
      const rows = tile?.tile === "wins" ? tile.rows : [];
      const fresh = seen && rows.filter(({ key }) => !seen?.has(key));
      // (Only what stands there now is remembered, so that this does not grow.)
      seen = new Set(rows.map(({ key }) => key));
      formats = now;
      if (!fresh?.length) return;
      waiting = [...waiting, ...fresh.toReversed()].slice(-most_waiting);
      if (!present) next();
    },
    stop: () => {
      clearTimeout(timer);
      present?.remove();
      waiting = [];
    },
  };
}

function drawn({ worth, who, about }: Win, { words, money, hidden }: Formats): HTMLElement {
  const by = who ?? (hidden ? words.somebody : null);
  const moment = el(
    "div",
    "wall-moment",
    el("p", "wall-moment-word", words.won),
    worth === null ? null : el("p", "wall-moment-worth", money(worth)),
    about ? el("p", "wall-moment-about", about) : null,
    by ? el("p", "wall-moment-who", words.won_by(by)) : null,
  );
  moment.setAttribute("role", "status");
  return moment;
}
