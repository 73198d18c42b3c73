import { useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { failureSentence } from "../../records/failure.ts";
import { t } from "../../ui/translate.ts";
import { type Mail, MailLine } from "./mail-line.tsx";

type Log = { configured: boolean; mails: Mail[] };

const path = "/api/outgoing_mail";
const key = ["outgoing_mail"];
const every_ms = 10_000;

/** What became of the mails that Tandem sends; each that failed can be tried again. */
export default function MailLog() {
  const cache = useQueryClient();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request<{ data: Log }>("GET", path, { signal }),
    select: ({ data: log }) => log,
    refetchInterval: every_ms,
    staleTime: 0,
  });
  async function retry(id: string) {
    await request("POST", `${path}/retry`, { body: { id } });
    await cache.invalidateQueries({ queryKey: key });
  }
  return (
    <section className="mx-4 mt-6 mb-8" aria-labelledby="outgoing-mail">
      <h2 id="outgoing-mail" className="mb-1.5 text-row font-semibold">
        {t("Outgoing mail")}
      </h2>
      {error && !data && <p className="text-bad">{failureSentence(error)}</p>}
      {data && !data.configured && (
        <p className="mb-2 max-w-[72ch] text-ink-2">
          <strong className="font-medium text-ink">{t("Not configured")}</strong>{" "}
          {t(
            "E-mails wait until a mail server is set (TANDEM_SMTP_URL). Those that are out of date by then expire unsent.",
          )}
        </p>
      )}
      {data?.mails.length === 0 && <p className="text-ink-2">{t("No e-mail so far.")}</p>}
      {!!data?.mails.length && (
        <ul className="divide-y divide-line-2 rounded-md border border-line bg-raised">
          {data.mails.map((mail) => (
            <MailLine key={mail.id} mail={mail} configured={data.configured} onRetry={() => retry(mail.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}
