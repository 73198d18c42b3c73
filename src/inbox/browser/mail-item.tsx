import { ChevronDown, ChevronRight, Download } from "lucide-react";
import { useState } from "react";
import type { Attached } from "../../entities/mails/mail.schema.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { Badge } from "../../ui/badge.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { formatMoment } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { sizeText } from "../../entities/files/size-text.ts";
import { LetterFrame } from "./letter-frame.tsx";
import type { Mail } from "./conversation-list.tsx";
import { recipientsLine, splitQuote } from "./mail-words.ts";
import { Waiting } from "./waiting.tsx";

/** One e-mail: who, to whom and when, its text, its files. */
export function MailItem({ mail, open: begins_open }: { mail: Mail; open: boolean }) {
  const [open, turn] = useState(begins_open);
  const { from_name, from_address, recipients, mailed_at, body, kind } = mail;
  const who = from_name || from_address || t("Somebody");
  const Arrow = open ? ChevronDown : ChevronRight;
  return (
    <article
      aria-label={t("E-mail of {{who}}", { who })}
      className={`rounded-md border border-line bg-raised ${kind === "written" ? "ml-6 max-tablet:ml-0" : "mr-6 max-tablet:mr-0"}`}
    >
      <button
        type="button"
        aria-expanded={open}
        onClick={() => turn(!open)}
        className="flex w-full items-baseline gap-2 rounded-md px-3 py-2 text-start hover:bg-sunken"
      >
        <Arrow aria-hidden className="flex-none self-center text-ink-3" />
        <span dir="auto" className="flex-none font-medium">
          {who}
        </span>
        <span dir="auto" className="min-w-0 flex-1 truncate text-ink-3">
          {open ? t("to {{people}}", { people: recipientsLine(recipients) }) : (body ?? "").slice(0, 150)}
        </span>
        <time dateTime={mailed_at} title={formatDateTime(mailed_at)} className="flex-none text-meta text-ink-3">
          {formatMoment(mailed_at)}
        </time>
      </button>
      {open && <Opened {...{ mail }} />}
    </article>
  );
}

function Opened({ mail }: { mail: Mail }) {
  const { id, body, formatted, attachments, problem, nature, status, kind } = mail;
  // (What one has written oneself is shown as one wrote it.)
  const [as_text, show] = useState(kind === "written" || !formatted);
  return (
    <div className="px-3 pb-3">
      <div className="flex flex-wrap gap-2">
        {nature === "automatic" && <Badge>{t("Automatic answer")}</Badge>}
        {nature === "list" && <Badge>{t("Mailing list")}</Badge>}
        {nature === "bounce" && <Badge tone="bad">{t("Could not be delivered")}</Badge>}
      </div>
      {problem && status !== "waiting" && (
        <p role="status" className="py-1 text-bad">
          {t(problem)}
        </p>
      )}
      {(status === "waiting" || status === "failed") && <Waiting {...{ mail }} />}
      {as_text ? <PlainText text={body ?? ""} /> : <LetterFrame {...{ id }} />}
      <Files id={id} files={attachments.filter(({ cid }) => !cid || as_text)} />
      <p className="flex flex-wrap gap-x-3 pt-2 text-meta text-ink-3">
        {formatted && kind === "received" && (
          <button type="button" className="hover:text-ink touch:h-10" onClick={() => show(!as_text)}>
            {as_text ? t("Show it formatted") : t("Show the text alone")}
          </button>
        )}
        {(kind === "received" || status === "sent") && (
          <a href={`/api/inbox/mails/${id}/original`} download className="hover:text-ink touch:leading-10">
            {t("Download the original")}
          </a>
        )}
      </p>
    </div>
  );
}

function PlainText({ text }: { text: string }) {
  const { said, quoted } = splitQuote(text);
  return (
    <>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {said || (!quoted && <span className="text-ink-3">{t("It has no text.")}</span>)}
      </p>
      {quoted && (
        <details className="pt-2 text-ink-3">
          <summary className="cursor-pointer touch:leading-10">{t("Quoted text")}</summary>
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {quoted}
          </p>
        </details>
      )}
    </>
  );
}

function Files({ id, files }: { id: string; files: Attached[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={t("Files")} className="flex flex-wrap gap-2 pt-2">
      {files.map(({ no, name, bytes }) => (
        <li key={no} className="min-w-0">
          <a
            href={`/api/inbox/mails/${id}/files/${no}`}
            download={name}
            className={`${buttonLook("plain", "small")} max-w-full`}
          >
            <Download aria-hidden />
            <span dir="auto" className="truncate">
              {name}
            </span>
            <span className="text-ink-3 tabular-nums">{sizeText(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
