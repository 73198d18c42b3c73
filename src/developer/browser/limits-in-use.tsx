import { formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { Limit } from "../server-limits.ts";
import { Section } from "../../ui/section.tsx";

const owners: { of: Limit["of"]; word: string }[] = [
  { of: "person", word: phrase("You") },
  { of: "keys", word: phrase("All of your API keys together") },
  { of: "company", word: phrase("The whole company") },
];

const names: Record<string, string> = {
  calls: phrase("Calls in the last minute"),
  work: phrase("Seconds of work in the last minute"),
  at_once: phrase("Calls at once"),
  streams: phrase("Open event streams"),
  api_keys: phrase("API keys"),
  emails: phrase("E-mails from records in the last 24 hours"),
  uploads: phrase("MB of imported files"),
};
const units: Record<string, number> = { uploads: 1e6 };

/** The limits, with how much of each is used now. */
export function Limits({ limits }: { limits: Limit[] }) {
  return (
    <Section
      title={t("Limits in use")}
      about={t("A request over a limit is refused, with the time to wait. One API key may make 600 calls a minute.")}
    >
      <div className="flex max-w-4xl flex-col gap-4">
        {owners.map(({ of, word }) => (
          <div key={of}>
            <h3 className="mb-1 text-meta font-medium text-ink-3">{t(word)}</h3>
            <ul className="divide-y divide-line-2 border-y border-line">
              {limits
                .filter((limit) => limit.of === of)
                .map((limit) => (
                  <Line key={limit.limit} limit={limit} />
                ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

function Line({ limit: { limit, used, most } }: { limit: Limit }) {
  const unit = units[limit] ?? 1;
  const of_most = formatNumber(most / unit, 0);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-1.5 tablet:grid-cols-[18rem_minmax(0,1fr)_9rem]">
      <span>{t(names[limit] ?? "")}</span>
      <Meter share={used === null ? 0 : used / most} />
      <span className="text-right text-ink-2 tabular-nums">
        {used === null
          ? t("not counted, of {{most}}", { most: of_most })
          : t("{{used}} of {{most}}", { used: formatNumber(used / unit, 1), most: of_most })}
      </span>
    </li>
  );
}

/** How much of it is used; the number beside it says the same. */
function Meter({ share }: { share: number }) {
  const width = Math.min(Math.max(share, 0), 1) * 100;
  return (
    <svg
      aria-hidden
      className="h-1.5 w-full rounded-sm max-tablet:order-last max-tablet:col-span-2"
      preserveAspectRatio="none"
    >
      <rect width="100%" height="100%" className="fill-line-2" />
      <rect width={`${width}%`} height="100%" className={share >= 0.9 ? "fill-bad" : "fill-person"} />
    </svg>
  );
}
