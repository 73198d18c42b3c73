import { late } from "../../ui/late.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { withFrench } from "../../ui/with-french.ts";

/** What stands in the place of figures where there is nothing to tell; few companies ever see it. */
export const Nothing = late(
  withFrench(
    () => import("./nothing.tsx"),
    () => import("./nothing.french.ts"),
  ),
);

/** The shape of what comes, as high as the window: what stands below it comes into sight with it. */
export function Waiting() {
  return (
    <div aria-busy className="flex min-h-dvh flex-col gap-4 px-4 pt-2">
      {["w-72", "w-96", "w-64", "w-80"].map((width) => (
        <Skeleton key={width} className={`${width} max-w-full`} />
      ))}
    </div>
  );
}
