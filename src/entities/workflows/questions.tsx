import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../../client/request.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { TextInput } from "../../ui/text-input.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { wayTo } from "../places.ts";
import { useRunActs } from "./run-data.ts";

type Question = {
  id: string;
  workflow: string;
  question: string;
  entity: string | null;
  row_id: string | null;
  name: string | null;
  wait_until: string;
};

/** What runs ask the reader; nothing where they ask nothing. */
export default function Questions() {
  const { data } = useQuery({
    queryKey: ["workflow_questions"],
    queryFn: ({ signal }) => request<{ data: Question[] }>("GET", "/api/workflow_runs/questions", { signal }),
    select: ({ data: questions }) => questions,
    refetchInterval: 30_000,
    staleTime: 0,
  });
  if (!data || data.length === 0) return null;
  return (
    <ul
      aria-label={t("Workflows ask you")}
      className="order-last w-full divide-y divide-line-2 rounded-md border border-line bg-raised"
    >
      {data.map((question) => (
        <Line key={question.id} question={question} />
      ))}
    </ul>
  );
}

function Line({ question }: { question: Question }) {
  const { id, question: asked } = question;
  const act = useRunActs();
  const [note, setNote] = useState("");
  const [busy, setBusy] = useState(false);
  const answer = async (approved: boolean) => {
    setBusy(true);
    await act(`/${id}/answer`, { approved, ...(note.trim() && { note }) });
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-2 px-3 py-2">
      <Asked question={question} />
      <TextInput
        aria-label={t("Note to your answer: {{question}}", { question: asked })}
        placeholder={t("Note")}
        className="max-w-48"
        maxLength={500}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button size="small" tone="primary" busy={busy} onClick={() => void answer(true)}>
        {t("Yes")}
        <span className="sr-only">: {asked}</span>
      </Button>
      <Button size="small" onClick={() => void answer(false)}>
        {t("No")}
        <span className="sr-only">: {asked}</span>
      </Button>
    </li>
  );
}

/** What is asked, of which workflow and record, and until when. */
function Asked({ question: { question, workflow, entity, row_id, name, wait_until } }: { question: Question }) {
  const way = entity && row_id && name ? wayTo(entity, { id: row_id }) : null;
  const record = way && (
    <>
      <PageLink to={way[0]} search={way[1]} className="underline">
        {name}
      </PageLink>{" "}
      ·{" "}
    </>
  );
  return (
    <span className="min-w-56 flex-1">
      <span dir="auto" className="block font-medium break-words">
        {question}
      </span>
      <span className="block text-meta text-ink-2">
        {workflow} · {record}
        {t("until {{when}}", { when: formatDateTime(wait_until) })}
      </span>
    </span>
  );
}

// Why the database refuses.
phrase("This is decided already.");
