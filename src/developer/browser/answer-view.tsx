import { useEffect, useMemo } from "react";
import { Badge } from "../../ui/badge.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { Answer } from "./api-request.ts";
import { CodeBlock } from "./code-block.tsx";

const most_characters = 200_000;

/** What came back: status, time, size, headers and body. */
export function AnswerView({ answer, name }: { answer: Answer; name: string }) {
  const { status, status_text, ms, bytes, headers, text } = answer;
  return (
    <section aria-label={t("Response")} className="flex flex-col gap-2">
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2 tabular-nums">
        <Badge tone={status < 400 ? "good" : "bad"}>{[status, status_text].filter(Boolean).join(" ")}</Badge>
        <span>{t("{{count}} ms", { count: formatNumber(ms) })}</span>
        <span>{t("{{count}} bytes", { count: formatNumber(bytes) })}</span>
      </p>
      <details className="text-meta text-ink-2">
        <summary className="cursor-pointer touch:py-2">{t("Response headers")}</summary>
        <dl className="mt-1 font-mono wrap-anywhere">
          {headers.map(([header, value]) => (
            <div key={header}>
              <dt className="inline text-ink">{header}:</dt> <dd className="inline">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
      {text === null ? <Download answer={answer} name={name} /> : <Body text={text} />}
    </section>
  );
}

function Body({ text }: { text: string }) {
  if (text === "") return <p className="text-ink-2">{t("The response has no body.")}</p>;
  return (
    <>
      <CodeBlock label={t("Response body")} text={text.slice(0, most_characters)} />
      {text.length > most_characters && (
        <p className="text-meta text-ink-3">
          {t("The first {{count}} characters are shown.", { count: formatNumber(most_characters) })}
        </p>
      )}
    </>
  );
}

/** A file to be saved. */
function Download({ answer: { file }, name }: { answer: Answer; name: string }) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return (
    <a href={address} download={name} className={buttonLook("plain", "medium", "self-start")}>
      {t("Save the file")}
    </a>
  );
}
