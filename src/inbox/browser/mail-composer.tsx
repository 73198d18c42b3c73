import { Clock, SendHorizontal, Trash2 } from "lucide-react";
import { useState } from "react";
import { snoozeTimes } from "../../notifications/browser/snooze-times.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { Problem } from "../../ui/problem.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { t } from "../../ui/translate.ts";
import type { Begun } from "./answer-to.ts";
import { ComposerFiles } from "./composer-files.tsx";
import type { Mail } from "./conversation-list.tsx";
import type { Mailbox } from "./use-inbox.ts";
import { useMailDraft, type Written } from "./use-mail-draft.ts";
import { useSendMail } from "./use-send-mail.ts";

type Props = { box: Mailbox; draft?: Mail; begun?: Begun; onDone: () => void };

/** Where one writes an e-mail; what is typed is kept on the server, and sent in ten seconds or later. */
export default function MailComposer({ box, draft: known, begun, onDone }: Props) {
  const draft = useMailDraft(box, known, begun);
  const { written, type, problem } = draft;
  const { send, discard, busy, wrong } = useSendMail(draft, onDone);
  return (
    <form
      noValidate
      aria-label={t("E-mail from {{address}}", { address: box.address })}
      className="mt-4 flex flex-col gap-2 rounded-md border border-line bg-raised p-3"
      onSubmit={(event) => (event.preventDefault(), void send(null))}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void send(null);
      }}
    >
      <Problem text={problem} />
      <Head {...{ written, type, wrong, box }} />
      <Textarea
        autoFocus={begun !== undefined && written.to !== ""}
        rows={8}
        maxLength={100_000}
        aria-label={t("Text")}
        value={written.body}
        onChange={({ target }) => type({ body: target.value })}
      />
      <ComposerFiles id={draft.id} files={written.files} onFiles={(files) => type({ files })} />
      <Foot {...{ send, discard, busy }} />
    </form>
  );
}

type HeadProps = {
  written: Written;
  type: (change: Partial<Written>) => void;
  wrong: Partial<Record<"to" | "cc" | "bcc", string>>;
  box: Mailbox;
};

function Head({ written, type, wrong, box }: HeadProps) {
  const [more, show] = useState(written.cc !== "" || written.bcc !== "");
  const people = (name: "to" | "cc" | "bcc", label: string) => (
    <TextField
      name={name}
      label={label}
      type="text"
      autoComplete="off"
      value={written[name]}
      error={wrong[name]}
      autoFocus={name === "to" && written.to === ""}
      onChange={(text) => type({ [name]: text })}
    />
  );
  return (
    <>
      <p className="text-meta text-ink-3">{t("From {{address}}", { address: box.address })}</p>
      {people("to", t("To"))}
      {more ? (
        <>
          {people("cc", t("Copy"))}
          {people("bcc", t("Hidden copy"))}
        </>
      ) : (
        <Button tone="quiet" size="small" className="self-start" onClick={() => show(true)}>
          {t("Add copies")}
        </Button>
      )}
      <TextField
        name="subject"
        label={t("Subject")}
        maxLength={500}
        value={written.subject}
        onChange={(subject) => type({ subject })}
      />
    </>
  );
}

type FootProps = { send: (at: Date | null) => Promise<void>; discard: () => Promise<void>; busy: boolean };

function Foot({ send, discard, busy }: FootProps) {
  const { tomorrow, week } = snoozeTimes();
  return (
    <div className="flex items-center gap-2">
      <IconButton icon={Trash2} label={t("Discard the draft")} onClick={() => void discard()} />
      <span className="flex-1" />
      <Menu trigger={<IconButton icon={Clock} label={t("Send later")} />}>
        {[tomorrow, week].map((at) => (
          <MenuItem key={at.toISOString()} onSelect={() => void send(at)}>
            {t("On {{at}}, unless they write first", { at: formatDateTime(at) })}
          </MenuItem>
        ))}
      </Menu>
      <Button type="submit" tone="primary" busy={busy}>
        <SendHorizontal aria-hidden />
        {t("Send")}
      </Button>
    </div>
  );
}
