import { useEffect, useState } from "react";
import { keepsData, setKeepsData } from "../../../client/kept-session.ts";
import { registerWorker, useUpdate } from "../../../offline/worker-registration.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { t } from "../../../ui/translate.ts";
import { withFrench } from "../../../ui/with-french.ts";

/** What the app keeps on this device, and which version of it is here. */
export function ThisDevice() {
  const [keeps, setKeeps] = useState(keepsData);
  const [used, setUsed] = useState<number | null>(null);
  const update = useUpdate();
  useEffect(() => {
    registerWorker();
    void navigator.storage?.estimate().then(({ usage }) => setUsed(usage ?? null));
  }, [keeps]);
  async function change(keep: boolean) {
    if (!keep && !(await letGo())) return;
    setKeepsData(keep);
    setKeeps(keep);
  }
  return (
    <section className="mt-8 border-t border-line pt-4">
      <h2 className="text-head font-semibold">{t("On this device")}</h2>
      <div className="mt-2 flex flex-col gap-2">
        <Checkbox
          label={t("Keep what I read and write, for when there is no network")}
          checked={keeps}
          onChange={(event) => void change(event.target.checked)}
        />
        <p className="text-row text-ink-3 tabular-nums">
          {used !== null && `${t("Space used: {{size}} MB", { size: formatNumber(used / 1_000_000, 1) })} · `}
          {t("Version {{version}}", { version: String(import.meta.env["TANDEM_VERSION"]) })}
        </p>
        {update && (
          <p role="status" className="flex items-center gap-3">
            {t("A new version is ready")}
            <Button size="small" tone="primary" onClick={update}>
              {t("Reload")}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}

const leaving = withFrench(
  () => import("../../../offline/leave.ts"),
  () => import("../../../offline/offline.french.ts"),
);

/** Wipes what is kept, unless something was never sent and is wanted after all. */
async function letGo(): Promise<boolean> {
  const { mayLeave, wipe } = await leaving();
  if (!(await mayLeave())) return false;
  await wipe();
  return true;
}
