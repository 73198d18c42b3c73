import { formatDateTime } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";

/** What is known of how a submission came. */
export type Came = {
  at: string;
  utm: Record<string, string>;
  page: string | null;
  referrer: string | null;
  consent: string | null;
  consent_version: number | null;
  consented_at: string | null;
  address: string | null;
  confirmed_at: string | null;
  confirmed_from: string | null;
};

/** The consent that somebody gave, with its text, version, time and source, and from where they came. */
export function ConsentProof({ came }: { came: Came }) {
  const { consent, consent_version, consented_at, address, confirmed_at, confirmed_from, utm, page, referrer } = came;
  const campaign = Object.entries(utm).map(([word, value]) => `${word}: ${value}`);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-meta">
      <Told title={t("Consent")} text={consent ?? t("None was given.")} />
      {consented_at && (
        <Told
          title={t("Given")}
          text={t("{{at}}, version {{version}}, from {{address}}", {
            at: formatDateTime(consented_at),
            version: String(consent_version ?? ""),
            address: address ?? "",
          })}
        />
      )}
      {confirmed_at && (
        <Told
          title={t("Confirmed")}
          text={t("{{at}}, from {{address}}", { at: formatDateTime(confirmed_at), address: confirmed_from ?? "" })}
        />
      )}
      {campaign.length > 0 && <Told title={t("Campaign")} text={campaign.join(" · ")} />}
      {page && <Told title={t("Page")} text={page} />}
      {referrer && <Told title={t("Came from")} text={referrer} />}
    </dl>
  );
}

function Told({ title, text }: { title: string; text: string }) {
  return (
    <>
      <dt className="text-ink-3">{title}</dt>
      <dd dir="auto" className="break-words">
        {text}
      </dd>
    </>
  );
}
