import { useState } from "react";
import { failureSentence } from "../../records/failure.ts";
import { useWrites } from "../../records/use-writes.ts";
import { Button } from "../../ui/button.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { canReopen, type Ticket } from "./client-ticket.ts";

/** What solved a request; its client says in one press how well, and may open it again for some days. */
export function RequestOver({ ticket }: { ticket: Ticket }) {
  const { solution } = ticket;
  return (
    <section aria-label={t("What solved it")} className="rounded-md border border-line bg-raised p-3">
      {solution && <p className="pb-2 break-words whitespace-pre-line">{solution}</p>}
      {ticket.status !== "spam" && <Rating {...{ ticket }} />}
    </section>
  );
}

const ratings = [
  ["satisfied", phrase("Well solved")],
  ["neutral", phrase("Partly solved")],
  ["dissatisfied", phrase("Not solved")],
] as const;

function Rating({ ticket }: { ticket: Ticket }) {
  const { id, rating, rating_note } = ticket;
  const { act, problem } = useActing(id);
  const rate = (value: string, note = rating_note) => act("rate_solution", { rating: value, rating_note: note });
  return (
    <>
      <div role="group" aria-label={t("How well was it solved?")} className="flex flex-wrap items-center gap-1.5">
        <span className="text-ink-2">{t("How well was it solved?")}</span>
        {ratings.map(([value, label]) => (
          <Button
            key={value}
            size="small"
            aria-pressed={rating === value}
            tone={rating === value ? "primary" : "plain"}
            onClick={() => void rate(value)}
          >
            {t(label)}
          </Button>
        ))}
        {canReopen(ticket) && (
          <Button tone="quiet" size="small" onClick={() => void act("reopen")}>
            {t("Open again")}
          </Button>
        )}
      </div>
      {rating && <RatingNote key={rating} {...{ rating_note }} keep={(note) => void rate(rating, note)} />}
      <p role="alert" className="text-meta text-bad">
        {problem}
      </p>
    </>
  );
}

type NoteProps = { rating_note: string | null; keep: (note: string | null) => void };

/** What the client says beside their rating, where they want to. */
function RatingNote({ rating_note, keep }: NoteProps) {
  const [note, type] = useState(rating_note ?? "");
  return (
    <form
      className="flex flex-col items-start gap-1.5 pt-2"
      onSubmit={(event) => {
        event.preventDefault();
        keep(note.trim() || null);
      }}
    >
      <Textarea
        aria-label={t("What we could do better")}
        placeholder={t("What we could do better")}
        maxLength={2000}
        value={note}
        onChange={({ target }) => type(target.value)}
      />
      {note.trim() !== (rating_note ?? "") && (
        <Button type="submit" size="small">
          {t("Send")}
        </Button>
      )}
    </form>
  );
}

function useActing(id: string) {
  const writes = useWrites("tickets");
  const [problem, complain] = useState<string>();
  const act = async (verb: string, input: Record<string, unknown> = {}) => {
    complain(undefined);
    await writes.act(id, verb, input).catch((error: unknown) => complain(failureSentence(error)));
  };
  return { act, problem };
}
