import { useState } from "react";
import { request } from "../../../client/request.ts";
import { useSession } from "../../../client/session-context.ts";
import type { Purpose } from "../../../client/session.ts";
import { toastFailure } from "../../../records/failure.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { formatDate } from "../../../ui/format.ts";
import { t } from "../../../ui/translate.ts";

/** What the person agrees to have noted of their use. Nothing is, before they do; what is not set up is not asked. */
export function Consents() {
  const { outside } = useSession();
  return (
    <div className="flex flex-col gap-3">
      <Consent
        purpose="usage"
        label={t("Note how I use the app")}
        hint={t(
          "Which pages and buttons, and how fast they were; never what is typed. It stays in this company, and taking it back deletes it.",
        )}
      />
      {outside?.posthog && (
        <>
          <Consent
            purpose="analytics"
            label={t("Tell the analytics service of it")}
            hint={t(
              "A service that your company has chosen hears which pages you open and what you press, with the words on it, and your e-mail address and role.",
            )}
          />
          <Consent
            purpose="recording"
            label={t("Record my sessions there")}
            hint={t("What is on the screen is recorded, but for passwords. Only together with the analytics service.")}
          />
        </>
      )}
      {outside?.sentry && (
        <Consent
          purpose="errors"
          label={t("Report errors of the app")}
          hint={t("A service that your company has chosen hears what failed, and what was done just before.")}
        />
      )}
    </div>
  );
}

function Consent({ purpose, label, hint }: { purpose: Purpose; label: string; hint: string }) {
  const { person } = useSession();
  const [since, setSince] = useState(person.consents[purpose]);
  async function change(agreed: boolean) {
    const { [purpose]: _, ...others } = person.consents;
    try {
      await request("POST", "/api/usage/consent", { body: { purpose, agreed } });
      // The session was answered once; what runs beside the app looks here.
      const now = new Date().toISOString();
      Object.assign(person, { consents: agreed ? { ...others, [purpose]: now } : others });
      setSince(agreed ? now : undefined);
    } catch (error) {
      toastFailure(error);
    }
  }
  return (
    <div>
      <Checkbox label={label} checked={!!since} onChange={(event) => void change(event.target.checked)} />
      <p className="pl-6 text-meta text-ink-3">
        {hint} {since && t("Agreed on {{day}}.", { day: formatDate(since) })}
      </p>
    </div>
  );
}
