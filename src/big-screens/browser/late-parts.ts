import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

const french = () => import("./big-screen.french.ts");

/** What a screen shows, and what changes it: each comes when it is shown. */
export const Stage = late(withFrench(() => import("./stage.tsx"), french));
export const TilesPart = late(withFrench(() => import("./tiles-part.tsx"), french));
export const LinksPart = late(withFrench(() => import("./links-part.tsx"), french));
