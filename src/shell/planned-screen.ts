import { withFrench } from "../ui/with-french.ts";

/** The screen of a route whose content comes later: it says what it will hold. */
export const planned = withFrench(
  () => import("../screens/planned.tsx"),
  () => import("../screens/planned.french.ts"),
);
