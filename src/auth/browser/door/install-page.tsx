import { withFrench } from "../../../ui/with-french.ts";
import { late } from "../../../ui/late.ts";

const Install = late(
  withFrench(
    () => import("./install.tsx"),
    () => import("./install.french.ts"),
  ),
);

/** The install page within the app's frame. */
export default function InstallPage() {
  return (
    <div className="mx-auto max-w-104 px-4 py-8">
      <Install />
    </div>
  );
}
