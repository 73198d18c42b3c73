import { cut } from "../agents/cut.ts";
import { readSent, tidied, type Wrong } from "./read-sent.ts";
import { names, type Shown, utm_words } from "./shown.ts";
import { least_ms, type Stamps } from "./stamp.ts";

// (As the database takes it, app.take_submission, with what it needs itself.)
const most_kept = 16_000;

/** Whether what was sent is more than is kept of it. */
export const isLarge = (sent: Record<string, string>) => Buffer.byteLength(JSON.stringify(sent)) > most_kept;

/** What somebody sent: its values, what is wrong with them, and what is known about it. */
export type Submitted = {
  sent: Record<string, string>;
  wrong: Record<string, Wrong>;
  consent: "missing" | "altered" | undefined;
  about: {
    agrees: number | null;
    /** Why it seems to come from a program. */
    suspect: "trap" | "fast" | null;
    utm: Record<string, string>;
    page: string | null;
    referrer: string | null;
    once: string | null;
  };
  /** As they are shown again. */
  values: Record<string, string>;
  page: string | undefined;
  referrer: string | undefined;
};

/** Reads what was sent of a form, from our own page (which has a stamp) or from one of another site. */
export function readSubmission(
  form: Shown,
  body: URLSearchParams,
  stamps: Stamps,
  from: string | undefined,
): Submitted {
  const said = (name: string, most = 500) => cut(tidied(body.get(name) ?? ""), most);
  const sent = Object.fromEntries(
    form.fields.map(({ field }) => [field, tidied(body.get(field) ?? "")] as const).filter(([, text]) => text !== ""),
  );
  const { wrong } = readSent(form, sent);
  const utm = Object.fromEntries(
    utm_words.map((word) => [word, said(`utm_${word}`, 200)] as const).filter(([, text]) => text !== ""),
  );
  const stamp = stamps.read(form.key, said(names.stamp));
  const fast = stamp !== undefined && Date.now() - stamp.at < least_ms;
  const agreed = said(names.consent, 10);
  const agrees = agreed === String(form.consent_version) && form.consent ? form.consent_version : null;
  const [page, referrer] = [said(names.page) || (stamp ? "" : (from ?? "").slice(0, 500)), said(names.referrer)];
  return {
    sent,
    wrong,
    consent: consentOf(form, agreed, agrees),
    about: {
      agrees,
      suspect: said(names.trap) ? "trap" : fast ? "fast" : null,
      utm,
      page: page || null,
      referrer: referrer || null,
      once: stamp?.once ?? null,
    },
    values: { ...sent, ...Object.fromEntries(Object.entries(utm).map(([word, text]) => [`utm_${word}`, text])) },
    page: page || undefined,
    referrer: referrer || undefined,
  };
}

// Whoever agreed to another text than stands there now has not agreed to this one.
function consentOf({ consent, consent_required }: Shown, agreed: string, agrees: number | null): Submitted["consent"] {
  if (!consent || agrees !== null) return undefined;
  if (agreed !== "") return "altered";
  return consent_required ? "missing" : undefined;
}
