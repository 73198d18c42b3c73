import { useEffect, useState } from "react";
import { ApiError } from "../../client/api-error.ts";
import { isInstalled } from "../../offline/install-prompt.ts";
import { type Device, myDevices, type PushState, stateHere, turnOff, turnOn } from "../../push/this-browser.ts";
import { tryPush } from "../../push/try-push.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { detect } from "../door/platform.ts";
import { OtherDevices } from "./other-devices.tsx";
import { afterTrying, whyNot } from "./push-words.ts";

type Known = { state: PushState; devices: Device[] };

/** Notifications on this device: turning them on, which asks the browser and tries them at once, and off; and the other devices. */
export default function PushHere({ others = false }: { others?: boolean }) {
  const [known, setKnown] = useState<Known | "signed_out" | "silent" | null>(null);
  const [said, say] = useState("");
  const look = () => look_here().then(setKnown);
  useEffect(() => void look(), []);
  if (known === null) return <Skeleton className="h-8 max-w-120" />;
  if (known === "signed_out") return <p>{t("Sign in first: notifications come to a person, wherever they are.")}</p>;
  if (known === "silent") return <p>{t("The server does not answer. Try again later.")}</p>;
  const { state, devices } = known;
  const here = devices.find((device) => device.here);
  async function act(what: () => Promise<string>) {
    say("");
    say(await what().catch((error: unknown) => whyNot(error)));
    await look();
  }
  return (
    <div className="flex max-w-120 flex-col gap-3">
      {state === "on" && here ? (
        <>
          <p>{t("Notifications come to this device, also while Tandem is closed.")}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => act(() => tryPush().then(afterTrying))}>{t("Send a test")}</Button>
            <Button tone="quiet" onClick={() => act(() => turnOff(here).then(() => t("They come here no more.")))}>
              {t("Turn off on this device")}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{explained(state)}</p>
          {state === "off" && (
            <div>
              <Button tone="primary" onClick={() => act(begin)}>
                {t("Turn on and send a test")}
              </Button>
            </div>
          )}
        </>
      )}
      <p role="status" className="text-ink-2 empty:hidden">
        {said}
      </p>
      {others && <OtherDevices devices={devices} onRemove={(device) => act(() => turnOff(device).then(() => ""))} />}
    </div>
  );
}

async function look_here(): Promise<Known | "signed_out" | "silent"> {
  try {
    const { devices } = await myDevices();
    return { devices, state: await stateHere(devices) };
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? "signed_out" : "silent";
  }
}

async function begin(): Promise<string> {
  if (!(await turnOn()))
    return Notification.permission === "denied" ? "" : t("You have not answered the browser's question.");
  return afterTrying(await tryPush());
}

function explained(state: PushState): string {
  const is_apple = detect(navigator.userAgent, navigator.maxTouchPoints) === "ios";
  if (state === "unsupported" && is_apple && !isInstalled())
    return t("On an iPhone or iPad, install the app first: notifications come to the installed app alone.");
  if (state === "unsupported") return t("This browser cannot be told anything while Tandem is closed.");
  if (state === "insecure") return t("Notifications need an address that begins with https.");
  if (state === "denied")
    return t(
      "The browser does not let Tandem notify you. Allow it in the browser's settings of this site, then reload.",
    );
  return t("Notifications can come to this device, also while Tandem is closed. The browser asks you first.");
}
