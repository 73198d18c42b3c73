import { late } from "../../ui/late.ts";
import { orNothing, withFrench } from "../../ui/with-french.ts";

/** What a client and the company wrote to each other, on pages other than the client's first one. */
export const ClientThread = late(
  orNothing(
    withFrench(
      () => import("./client-thread.tsx"),
      () => import("./timeline.french.ts"),
    ),
  ),
);
