import { Pencil } from "lucide-react";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere, useScreen } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { phrase, t } from "../../ui/translate.ts";
import { Part } from "../repositories/part.tsx";
import { eventWord } from "./event-words.ts";
import { errorWord } from "./error-word.ts";
import { SecretButton } from "./secret-button.tsx";
import { glyphs } from "./webhook-glyphs.ts";

const ChangeWebhook = late(() => import("./change-webhook.tsx"));
const DeliveryLog = late(() => import("./delivery-log.tsx"));

const more = { [phrase("Record")]: ["created_at", "updated_at"] };

/** One webhook: how it stands, what it is sent, and the log of that. */
export default recordPanel(() => {
  const { row: webhook, may } = useHere<"webhooks">();
  const { ask } = useScreen();
  const { status } = webhook;
  return (
    <>
      <Head />
      <Acts>
        <StateMark state={status} glyph={glyphs[status]} />
        <span className="flex-1" />
        {may("update") && <SecretButton webhook={webhook} />}
        {may("update") && (
          <Button size="small" onClick={() => ask((onClose) => <ChangeWebhook {...{ webhook, onClose }} />)}>
            <Pencil aria-hidden />
            {t("Change…")}
          </Button>
        )}
        <MoreActs />
      </Acts>
      <Standing webhook={webhook} />
      <Chosen webhook={webhook} />
      <DeliveryLog webhook={webhook} may={may("update")} />
      <Facts names={["address", "reader_id", "note"]} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** Which events it is sent, of which records. */
function Chosen({ webhook: { events, filter_field, filter_value } }: { webhook: Entry<"webhooks"> }) {
  return (
    <Part title={t("Events")}>
      <ul>
        {events.map((event) => (
          <li key={event}>{eventWord(event)}</li>
        ))}
      </ul>
      {filter_field && (
        <p className="pt-1 text-ink-2">
          {t("Only where {{field}} is “{{value}}”", { field: filter_field, value: filter_value ?? "" })}
        </p>
      )}
    </Part>
  );
}

/** Why nothing goes out, and since when. */
function Standing({ webhook }: { webhook: Entry<"webhooks"> }) {
  const [opened] = useState(() => new Date());
  const { status, secret_at, old_secret_until, failing_since, paused_at, paused_reason, last_error, dropped } = webhook;
  return (
    <div className="flex flex-none flex-col gap-1 px-4 pb-3 text-ink-2 empty:hidden">
      {!secret_at && <p className="text-warn">{t("It has no secret yet: nothing is sent before you make it.")}</p>}
      {status === "paused" && paused_at && (
        <p>
          {t("Paused since {{when}}. What happens waits, up to 10,000 events.", { when: formatDateTime(paused_at) })}{" "}
          {paused_reason && <span className="text-bad">{t(paused_reason)}</span>}
        </p>
      )}
      {status === "retrying" && failing_since && (
        <p className="text-bad">{t("Failing since {{when}}.", { when: formatDateTime(failing_since) })}</p>
      )}
      {status !== "delivering" && last_error && last_error !== paused_reason && (
        <p className="break-words text-bad">{errorWord(last_error)}</p>
      )}
      {dropped > 0 && (
        <p className="text-bad">
          {t("Too many waited: {{count}} events were not kept.", { count: formatNumber(dropped) })}
        </p>
      )}
      {old_secret_until && new Date(old_secret_until) > opened && (
        <p>{t("The secret before signs until {{when}}, too.", { when: formatDateTime(old_secret_until) })}</p>
      )}
    </div>
  );
}

// Why the database refuses.
phrase("Make its secret first.");
phrase("Ten test events a minute are sent at most.");
phrase("A company has 20 webhooks at most.");
