import { type KeyboardEvent, useState } from "react";
import { useCompanyNow } from "../../client/company-now.ts";
import { useSession } from "../../client/session-context.ts";
import { mayOpen } from "../../pages/may-open.ts";
import { ClientFiles } from "../../entities/files/late-files.ts";
import { failureSentence } from "../../records/failure.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Days, type Event } from "../../records/timeline.tsx";
import { useRecords } from "../../records/use-records.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useDraft } from "../../screen/draft.ts";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { late } from "../../ui/late.ts";
import { phrase, t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import type { Comment } from "./use-timeline.ts";
import { Words } from "./words.tsx";

const ClientProjects = late(
  withFrench(
    () => import("../../entities/projects/client-projects.tsx"),
    () => import("../../entities/projects/client-projects.french.ts"),
  ),
);

/** Where a client begins: their projects as far as they are shown, what was written to them and what they answered, newest first, with a place to write. */
export default function ClientTalk() {
  const session = useSession();
  const { account_id } = session.person;
  const { name } = useCompanyNow();
  return (
    <Page title={t("Overview")}>
      {account_id ? (
        <div className="flex flex-col gap-x-8 border-t border-line px-4 pt-4 pb-8 desktop:flex-row desktop:items-start">
          <div className="min-w-0 flex-1 empty:hidden">
            <ClientProjects />
            <ClientFiles />
          </div>
          <section aria-labelledby="own-messages" className="w-full max-w-180 min-w-0 flex-1">
            <Talk account={account_id} company={name} />
          </section>
        </div>
      ) : (
        <div className="border-t border-line">
          <EmptyState
            sentence={t("Clients begin here. They read what colleagues write to them, and answer.")}
            action={
              mayOpen(session, "/clients") && (
                <PageLink to="/clients" search={{}} className={buttonLook("plain", "medium")}>
                  {t("Write to a client")}
                </PageLink>
              )
            }
          />
        </div>
      )}
    </Page>
  );
}

function Talk({ account, company }: { account: string; company: string }) {
  const list = useRecords<Comment>("comments", { where: { account_id: account }, order: ["-created_at"] });
  const nothing = t("Nothing was written yet. Whoever looks after you at {{company}} reads what you write here.", {
    company,
  });
  return (
    <>
      <h2 id="own-messages" className="pb-2 text-head font-semibold">
        {t("Messages with {{company}}", { company })}
      </h2>
      <Writing account={account} company={company} />
      {list.isPending && <Skeleton className="mt-4 w-64" />}
      {list.error && <p className="py-3 text-ink-2">{failureSentence(list.error)}</p>}
      {!list.isPending && list.rows.length === 0 && !list.error && <p className="py-3 text-ink-3">{nothing}</p>}
      <Days events={list.rows.map(eventOf)} />
      {list.hasNextPage && (
        <Button tone="quiet" size="small" className="w-full" onClick={() => void list.fetchNextPage()}>
          {t("Show earlier")}
        </Button>
      )}
    </>
  );
}

function eventOf({ id, created_at, created_by, written_by, body }: Comment): Event {
  const who = { id: created_by, name: written_by ?? undefined };
  return { key: id, at: created_at, who, deed: { text: wrote }, below: <Words text={body} /> };
}

function Writing({ account, company }: { account: string; company: string }) {
  const { text, type, send, problem, busy } = useWriting(account);
  const sends = (event: KeyboardEvent) => event.key === "Enter" && (event.ctrlKey || event.metaKey) && void send();
  return (
    <form
      noValidate
      aria-label={t("Write")}
      className="mb-3 rounded-md border border-line bg-raised p-2"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Textarea
        aria-label={t("Your message")}
        placeholder={t("Write to {{company}}", { company })}
        value={text}
        onChange={({ target }) => type({ text: target.value })}
        onKeyDown={sends}
      />
      <div className="flex items-center gap-3 pt-2">
        <p role="alert" className="flex-1 text-meta text-bad">
          {problem}
        </p>
        <Button type="submit" tone="primary" size="small" busy={busy}>
          {t("Send")}
        </Button>
      </div>
    </form>
  );
}

/** What is being written; it survives reloads until it is sent. */
function useWriting(account: string) {
  const [written, type, forget, restore] = useDraft("client-talk", account);
  const writes = useWrites("comments");
  const [problem, complain] = useState<string>();
  const [busy, work] = useState(false);
  const text = written.texts["text"] ?? "";
  const send = async () => {
    if (busy) return;
    if (!text.trim()) return complain(t("Write something first."));
    work(true);
    complain(undefined);
    const said = { entity: "accounts", row_id: account, account_id: account, body: text.trim() };
    // (What is typed while it is on its way is the next one.)
    forget();
    await writes.create(said, written.key).catch((error: unknown) => {
      restore(written);
      complain(failureSentence(error));
    });
    work(false);
  };
  return { text, type, send, problem, busy };
}

const wrote = phrase("{{who}} wrote");
