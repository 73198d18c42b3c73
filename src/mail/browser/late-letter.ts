import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** The dialog in which an e-mail to people of a record is written. */
export const WriteLetter = late(
  withFrench(
    () => import("./write-letter.tsx"),
    () => import("./letters.french.ts"),
  ),
);
