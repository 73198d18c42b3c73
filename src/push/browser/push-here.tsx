import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../client/api-error.ts";
import { isInstalled } from "../../offline/install-prompt.ts";
import { type Device, myDevices, type PushState, stateHere, turnOff, turnOn } from "./this-browser.ts";
import { tryPush } from "./try-push.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { detect } from "../../auth/browser/door/platform.ts";
import { OtherDevices } from "./other-devices.tsx";
import { afterTrying, whyNot } from "./push-words.ts";

type Known = { state: PushState; devices: Device[] };

/** Notifications on this device: turning them on, which asks the browser and tries them at once, and off; and the other devices. */
export default function PushHere({ others = false }: { others?: boolean }) {
  const { known, message, main_button, act, end } = usePushHere();
  if (known === null) return <Skeleton className="h-8 max-w-120" />;
  if (known === "signed_out") return <p>{t("Sign in first: notifications come to a person, wherever they are.")}</p>;
  if (known === "silent") return <p>{t("The server does not answer. Try again later.")}</p>;
  const { state, devices } = known;
  const here = state === "on" ? devices.find((device) => device.here) : undefined;
  return (
    <div className="flex max-w-120 flex-col gap-3">
      <p>{here ? t("Notifications come to this device, also while Tandem is closed.") : explained(state)}</p>
      {(here || state === "off") && (
        <div className="flex flex-wrap gap-2">
          <Button ref={main_button} tone={here ? "plain" : "primary"} onClick={() => act(here ? again : begin)}>
            {here ? t("Send a test") : t("Turn on and send a test")}
          </Button>
          {here && (
            <Button tone="quiet" onClick={() => act(() => end(here))}>
              {t("Turn off on this device")}
            </Button>
          )}
        </div>
      )}
      <p role="status" className="text-ink-2 empty:hidden">
        {message}
      </p>
      {others && <OtherDevices devices={devices} onRemove={(device) => act(() => end(device))} />}
    </div>
  );
}

/** What is known of this device and the others, and what came of the last act. */
function usePushHere() {
  const [known, setKnown] = useState<Known | "signed_out" | "silent" | null>(null);
  const [message, setMessage] = useState("");
  // The button that is there before and after, for whoever has pressed one that goes.
  const main_button = useRef<HTMLButtonElement>(null);
  const refresh = () => lookHere().then(setKnown);
  useEffect(() => void refresh(), []);
  async function act(what: () => Promise<string>) {
    setMessage("");
    setMessage(await what().catch((error: unknown) => whyNot(error)));
    await refresh();
  }
  async function end(device: Device) {
    await turnOff(device);
    if (!device.here) return "";
    main_button.current?.focus();
    return t("They come here no more.");
  }
  return { known, message, main_button, act, end };
}

async function lookHere(): Promise<Known | "signed_out" | "silent"> {
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
  return again();
}

const again = async () => afterTrying(await tryPush());

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
