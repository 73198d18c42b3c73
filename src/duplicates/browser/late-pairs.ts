import { orNothing, withFrench } from "../../ui/with-french.ts";
import { late } from "../../ui/late.ts";

/** The way to the probable pairs of a list, with their number, where there are any; `listed`: the pairs, in the place of its rows. */
export const PairsPart = late(
  orNothing(
    withFrench(
      () => import("./pairs-part.tsx"),
      () => import("./duplicates.french.ts"),
    ),
  ),
);
