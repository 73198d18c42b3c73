import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { useNames } from "../../records/names.ts";
import { useWrites } from "../../records/use-writes.ts";
import { removedSentence } from "../../screen/removed-sentence.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { formatMoment } from "../../ui/format-short.ts";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { ReviewedFile } from "../files/record-files.tsx";
import { CommentForm, type Points } from "./comment-form.tsx";
import { type Comment, type Draft } from "./draft.ts";

type Props = {
  file: ReviewedFile;
  comments: Comment[];
  draft: Draft;
  setDraft: (draft: Draft) => void;
  chosen: string | null;
  choose: (id: string | null) => void;
  seek: (seconds: number) => void;
  secondsNow: () => number;
  points: Points;
  may_write: boolean;
};

// What the server says to whoever writes one.
phrase("A version has 500 comments at most.");

/** What is said about a version, as threads: open ones first, each with its answers, its point, page or second. */
export function ReviewComments(props: Props) {
  const { comments, file, may_write } = props;
  const roots = comments.filter(({ parent_id }) => !parent_id);
  const pins = roots.filter(({ x }) => x !== null);
  const open = roots.filter(({ resolved }) => !resolved);
  const number = (comment: Comment) => (comment.x === null ? undefined : pins.indexOf(comment) + 1);
  return (
    <section aria-label={t("Comments on version {{number}}", { number: file.number ?? "" })} className="pt-2">
      <h4 className="pb-1 font-medium">
        {t("Comments")}{" "}
        <span className="text-meta font-normal text-ink-3">
          {t("{{open}} open of {{all}}", { open: formatNumber(open.length), all: formatNumber(roots.length) })}
        </span>
      </h4>
      <ul>
        {[...open, ...roots.filter(({ resolved }) => resolved)].map((root) => (
          <Thread
            key={root.id}
            {...props}
            {...{ root }}
            number={number(root)}
            answers={comments.filter(({ parent_id }) => parent_id === root.id)}
          />
        ))}
      </ul>
      {may_write && <CommentForm key={file.id} {...props} />}
    </section>
  );
}

type ThreadProps = Props & { root: Comment; number: number | undefined; answers: Comment[] };

function Thread({ root, number, answers, ...props }: ThreadProps) {
  const { chosen, may_write } = props;
  const [answering, answer] = useState(false);
  return (
    <li
      data-chosen={chosen === root.id || undefined}
      className="border-t border-line-2 py-2 first:border-0 data-chosen:bg-person-soft"
    >
      <div className={root.resolved ? "text-ink-3" : ""}>
        <Where {...props} {...{ root, number }} />
        <Said comment={root} />
      </div>
      <ul className="ml-4 border-l border-line-2 pl-3">
        {answers.map((each) => (
          <li key={each.id}>
            <Said comment={each} />
          </li>
        ))}
      </ul>
      {may_write && <ThreadActs root={root} onReply={() => answer(!answering)} />}
      {answering && <CommentForm {...props} parent={root.id} onDone={() => answer(false)} />}
    </li>
  );
}

/** At which point, page or second a thread stands, and whether it is dealt with. */
function Where({ root, number, choose, seek }: Pick<ThreadProps, "root" | "number" | "choose" | "seek">) {
  const { id, page, seconds, resolved } = root;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-meta text-ink-3">
      {number !== undefined && (
        <button type="button" className="font-semibold text-person" onClick={() => choose(id)}>
          {t("Pin {{number}}", { number })}
        </button>
      )}
      {page !== null && <span>{t("Page {{number}}", { number: page })}</span>}
      {seconds !== null && (
        <button type="button" className="font-semibold text-person tabular-nums" onClick={() => seek(seconds)}>
          {clock(seconds)}
        </button>
      )}
      {resolved && <span className="text-good">{t("Resolved")}</span>}
    </p>
  );
}

function ThreadActs({ root, onReply }: { root: Comment; onReply: () => void }) {
  const writes = useWrites("asset_comments");
  const verb = root.resolved ? "reopen" : "resolve";
  const change = () => writes.act(root.id, verb, {}, { resolved: !root.resolved }).catch(toastRefusal);
  return (
    <div className="flex gap-1 pt-1">
      <Button tone="quiet" size="small" onClick={onReply}>
        {t("Reply")}
      </Button>
      <Button tone="quiet" size="small" onClick={change}>
        {root.resolved ? t("Reopen") : t("Resolve")}
      </Button>
    </div>
  );
}

/** Who said what, and when; one's own can be taken away. */
function Said({ comment }: { comment: Comment }) {
  const { id, body, created_at, created_by } = comment;
  const { person } = useSession();
  const nameOf = useNames();
  const writes = useWrites("asset_comments");
  return (
    <div>
      <p className="whitespace-pre-line break-words" dir="auto">
        {body}
      </p>
      <p className="flex items-center gap-2 text-meta text-ink-3">
        {nameOf(created_by ?? "") ?? t("a colleague")}
        <span title={formatDateTime(created_at)}>{formatMoment(created_at)}</span>
        {created_by === person.id && (
          <button
            type="button"
            className="hover:text-ink hover:underline"
            onClick={() => void writes.remove([id], (count, left) => removedSentence("asset_comments", count, left))}
          >
            {t("Remove")}
          </button>
        )}
      </p>
    </div>
  );
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
