import { Check, type LucideIcon } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { t } from "../../../ui/translate.ts";
import { isInstalled, useInstallPrompt } from "../../../offline/install-prompt.ts";
import { type Platform, platforms } from "./platform.ts";
import { withFrench } from "../../../ui/with-french.ts";
import { ThisDevice } from "./this-device.tsx";
import { late } from "../../../ui/late.ts";

const PushHere = late(
  withFrench(
    () => import("../../../push/browser/push-here.tsx"),
    () => import("../../../push/browser/push.french.ts"),
  ),
);

/** What installing does, and how it is done on each platform. */
export default function Install() {
  const [here, ...others] = platforms(navigator.userAgent, navigator.maxTouchPoints);
  return (
    <>
      <h1 className="text-page font-semibold">{t("Install the app")}</h1>
      <p className="mt-1 text-form text-ink-2">
        {t(
          "Installing gives Tandem a window and an icon of its own. It is the same app: your data stays on your company's server, and you can remove it at any time.",
        )}
      </p>
      <Offer />
      {here && (
        <section className="mt-6">
          <h2 className="text-head font-semibold">{t(here.name)}</h2>
          <Steps platform={here} />
        </section>
      )}
      <h2 className="mt-8 mb-1 text-row font-medium text-ink-3">{t("Other devices")}</h2>
      {others.map((platform) => (
        <details key={platform.id} className="border-t border-line py-2">
          <summary className="rounded-sm">{t(platform.name)}</summary>
          <Steps platform={platform} />
        </details>
      ))}
      <ThisDevice />
      <section className="mt-8 border-t border-line pt-4">
        <h2 className="mb-2 text-head font-semibold">{t("Notifications")}</h2>
        <PushHere />
      </section>
      <p className="mt-6 text-row text-ink-3">
        <a className="underline underline-offset-2 hover:text-ink" href="/">
          {t("Back to Tandem")}
        </a>
      </p>
    </>
  );
}

function Offer() {
  const prompt = useInstallPrompt();
  if (isInstalled()) {
    return (
      <p className="mt-4 flex items-center gap-2 text-good">
        <Check aria-hidden />
        {t("You are using the installed app.")}
      </p>
    );
  }
  if (!prompt) return null;
  const install = async () => {
    const accepted = (await prompt()) === "accepted";
    const text = accepted ? t("App installation started!") : t("Installation cancelled");
    toast(text, { tone: accepted ? "good" : "info" });
  };
  return (
    <Button tone="primary" size="large" className="mt-4" onClick={install}>
      {t("Install now")}
    </Button>
  );
}

function Steps({ platform }: { platform: Platform }) {
  return (
    <ol className="mt-2 list-decimal space-y-1 pl-5 text-form text-ink-2 marker:text-ink-3">
      {platform.steps.map((step) => (
        <li key={step}>
          {t(step)} <Picture of={platform.pictures?.[step]} />
        </li>
      ))}
    </ol>
  );
}

/** The sign that a step tells of, as the device draws it. */
function Picture({ of: Icon }: { of: LucideIcon | undefined }) {
  if (!Icon) return null;
  return (
    <span
      aria-hidden
      className="ml-1 inline-grid size-7 place-items-center rounded-md border border-line bg-raised align-middle text-person"
    >
      <Icon />
    </span>
  );
}
