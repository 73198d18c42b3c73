import { late } from "../../ui/late.ts";
import { orNothing, withFrench } from "../../ui/with-french.ts";

/** Who was asked to sign the open document, in its panel. */
export const Envelopes = late(
  orNothing(
    withFrench(
      () => import("./envelopes-part.tsx"),
      () => import("./envelopes.french.ts"),
    ),
  ),
);

/** What waits for one's own signature. */
export const WaitingToSign = late(
  orNothing(
    withFrench(
      () => import("./waiting-to-sign.tsx"),
      () => import("./waiting-to-sign.french.ts"),
    ),
  ),
);
