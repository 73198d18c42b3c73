import { formatPercent } from "../../ui/format.ts";
import { type Figure, shareOf } from "./figures.ts";

/** A share in words; none where there is no whole. */
export function shareWord(part: Figure, whole: Figure): string {
  const share = shareOf(part.count, whole.count);
  return share === null ? "–" : formatPercent(share);
}
