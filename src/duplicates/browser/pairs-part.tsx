import { Pairs } from "./pairs.tsx";
import { PairsButton } from "./pairs-button.tsx";

/** Of the probable pairs of a list the way to them, or themselves in the place of its rows. */
export default function PairsPart({ listed = false }: { listed?: boolean }) {
  return listed ? <Pairs /> : <PairsButton />;
}
