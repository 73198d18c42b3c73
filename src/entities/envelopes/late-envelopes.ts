import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** Who was asked to sign the open document, in its panel. */
export const Envelopes = late(
  withFrench(
    () => import("./envelopes-part.tsx"),
    () => import("./envelopes.french.ts"),
  ),
  () => null,
  { optional: true },
);

/** What waits for one's own signature. */
export const WaitingToSign = late(
  withFrench(
    () => import("./waiting-to-sign.tsx"),
    () => import("./waiting-to-sign.french.ts"),
  ),
  () => null,
  { optional: true },
);
