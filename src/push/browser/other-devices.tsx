import { Smartphone } from "lucide-react";
import type { Device } from "./this-browser.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { browserName } from "../../auth/browser/account/browser-name.ts";

type Props = { devices: Device[]; onRemove: (device: Device) => Promise<void> };

/** The other browsers that are told; each can be taken off. */
export function OtherDevices({ devices, onRemove }: Props) {
  const others = devices.filter(({ here }) => !here);
  if (others.length === 0) return null;
  return (
    <ul
      aria-label={t("Other devices that are told")}
      className="divide-y divide-line-2 rounded-md border border-line bg-raised"
    >
      {others.map((device) => {
        const name = browserName(device.agent) ?? t("Unknown browser");
        return (
          <li key={device.id} className="flex items-center gap-3 px-3 py-2">
            <Smartphone aria-hidden className="flex-none text-ink-3" />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{name}</span>
              <span className="block text-meta text-ink-3">
                {device.failed_at
                  ? t("Not reached on {{when}}", { when: formatDateTime(device.failed_at) })
                  : t("Since {{since}}", { since: formatDateTime(device.since) })}
              </span>
            </span>
            <Button size="small" tone="quiet" onClick={() => onRemove(device)}>
              {t("Take off")}
              <span className="sr-only"> {name}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
