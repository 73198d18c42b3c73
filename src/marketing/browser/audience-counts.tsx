import { failureSentence } from "../../records/failure.ts";
import { formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { reasonWord } from "./reason-word.ts";
import type { AudienceTold } from "./use-audience.ts";

type Props = { data: AudienceTold | undefined; error: unknown };

/** How many get a letter and how many none, each with some of them. */
export function AudienceCounts({ data, error }: Props) {
  if (error && !data) return <p className="text-bad">{failureSentence(error)}</p>;
  if (!data) return <Skeleton className="h-20" />;
  return (
    <ul className="flex flex-col gap-0.5">
      {data.written_to === 0 && <li className="text-warn">{t("Nobody of this audience can be written to.")}</li>}
      {data.groups.map(({ reason, many, some }) => (
        <li key={reason ?? "written"}>
          <details>
            <summary className="py-0.5 touch:py-3">
              <span className={reason ? "text-ink-2" : "font-medium"}>
                {t("{{what}}: {{count}}", {
                  what: reason ? reasonWord(reason) : t("Get the e-mail"),
                  count: formatNumber(many),
                })}
              </span>
            </summary>
            <ul className="pb-1 pl-4 text-meta text-ink-2">
              {some.map(({ id, name, address }) => (
                <li key={id} className="truncate">
                  {[name, address].filter(Boolean).join(" · ")}
                </li>
              ))}
              {many > some.length && <li>{t("and {{count}} more", { count: formatNumber(many - some.length) })}</li>}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  );
}
