import { lazy } from "react";
import { orNothing, withFrench } from "../../ui/with-french.ts";

/** The probable pairs of a list, in the place of its rows. */
export const Pairs = lazy(
  withFrench(
    () => import("./pairs.tsx"),
    () => import("./duplicates.french.ts"),
  ),
);

/** The way to them, with their number, where there are any. */
export const PairsButton = lazy(
  orNothing(
    withFrench(
      () => import("./pairs-button.tsx"),
      () => import("./duplicates.french.ts"),
    ),
  ),
);
