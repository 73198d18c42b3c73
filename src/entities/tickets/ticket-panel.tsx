import { Words } from "../../timeline/browser/words.tsx";
import { Acts, AssignButton, MoreActs, shown_apart, StateMenu } from "../../screen/acts.tsx";
import { list } from "../../screen/child-list.ts";
import { Children } from "../../screen/children.tsx";
import { useHere } from "../../screen/description.ts";
import { MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { RecordFiles } from "../files/late-files.ts";
import { TagField } from "../tags/tag-field.tsx";
import { glyphs } from "./ticket-glyphs.ts";
import { isLate } from "./ticket-states.ts";

const facts = ["priority", "kind", "account_id", "contact_id", "requester", "channel", "owner_id", "problem_id"];
const more = {
  [phrase("Answer times")]: [
    "answer_due_at",
    "answered_at",
    "solve_due_at",
    "solved_at",
    "waits_since",
    "waited",
    "reopened",
  ],
  [phrase("Record")]: ["team_id", "created_at", "updated_at"],
};

const children = [
  list("tickets", {
    words: { many: phrase("Tickets with this problem"), create: phrase("Add ticket") },
    form: ["name", "account_id", "priority"],
    order: ["-created_at"],
    kept: true,
    line: ({ number, name, status }) => (
      <span className="flex min-w-0 items-center gap-2">
        <span className="flex-none text-ink-3 tabular-nums">#{number}</span>
        <span className="min-w-0 flex-1 truncate">{name}</span>
        <StateMark entity="tickets" state={status} glyph={glyphs[status]} />
      </span>
    ),
  }),
];

// What the server says to whoever changes one.
phrase("This ticket is not yours to change.");
phrase("Only its client says how well a ticket was solved.");

/** One ticket: by when it is to be answered and solved, what was asked and said, and how the client took it. */
export default recordPanel(() => {
  const { row } = useHere<"tickets">();
  return (
    <>
      <Head>
        <Clocks />
      </Head>
      <TagField />
      <Acts>
        <StateMenu column="status" />
        <span className="flex-1 max-tablet:hidden" />
        <AssignButton />
        <MoreActs but={[...shown_apart, "rate_solution", ...(row.owner_id ? ["claim"] : [])]} />
      </Acts>
      <PairedFacts names={facts} />
      {row.body && (
        <section aria-label={t("Description")} className="border-t border-line px-4 py-3">
          <Words text={row.body} />
        </section>
      )}
      <Solved />
      {row.kind === "problem" && <Children of={children} />}
      <RecordFiles />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** Its number, and the next moment by which something is to be done. */
function Clocks() {
  const { number, due_at, answered_at, waits_since, solve_due_at } = useHere<"tickets">().row;
  const late = isLate(due_at);
  const at = due_at ?? (waits_since && solve_due_at);
  const next = !at
    ? null
    : waits_since
      ? t("Paused since {{at}}", { at: formatDateTime(waits_since) })
      : t(answered_at ? phrase("To be solved by {{at}}") : phrase("To be answered by {{at}}"), {
          at: formatDateTime(at),
        });
  return (
    <p className="flex flex-wrap gap-x-2 text-ink-2 tabular-nums">
      <span>#{number}</span>
      {next && (
        <span className={late ? "text-bad" : ""}>
          {next}
          {late && ` · ${t("late")}`}
        </span>
      )}
    </p>
  );
}

/** What solved it, and what the client says of that. */
function Solved() {
  const { solution, rating, rating_note } = useHere<"tickets">().row;
  if (!solution && !rating) return null;
  return (
    <section aria-label={t("What solved it")} className="border-t border-line px-4 py-3">
      {solution && <p className="whitespace-pre-line break-words">{solution}</p>}
      {rating && (
        <p className="pt-1 text-ink-2">
          {t(rating_words[rating])}
          {rating_note && ` – ${rating_note}`}
        </p>
      )}
    </section>
  );
}

const rating_words = {
  satisfied: phrase("The client is satisfied."),
  neutral: phrase("The client is partly satisfied."),
  dissatisfied: phrase("The client is not satisfied."),
};
