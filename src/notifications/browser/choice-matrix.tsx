import { Checkbox } from "../../ui/checkbox.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { Kind, Way } from "./choices-data.ts";

type Props = { kinds: Kind[]; onChange: (kinds: Kind[]) => void };

const ways: Way[] = ["in_app", "email", "push"];

/** Kinds of notifications by the ways they come. */
export function ChoiceMatrix({ kinds, onChange }: Props) {
  const names: Record<Way, string> = { in_app: t("In the app"), email: t("By e-mail"), push: t("Push") };
  const set = (kind: string, way: Way, on: boolean) =>
    onChange(kinds.map((one) => (one.kind === kind ? { ...one, [way]: on } : one)));
  return (
    <div>
      <table className="w-full border-collapse">
        <caption className="sr-only">{t("What you are told, and how")}</caption>
        <thead>
          <tr className="border-b border-line text-left text-meta text-ink-3">
            <th scope="col" className="py-1 font-medium">
              {t("What happens")}
            </th>
            {ways.map((way) => (
              <th key={way} scope="col" className="w-16 py-1 text-center font-medium tablet:w-20">
                {names[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((one) => (
            <Row key={one.kind} kind={one} names={names} onChange={(way, on) => set(one.kind, way, on)} />
          ))}
        </tbody>
      </table>
      <p className="mt-2 max-w-120 text-meta text-ink-3">{t("What concerns your access always comes, at any hour.")}</p>
    </div>
  );
}

type RowProps = { kind: Kind; names: Record<Way, string>; onChange: (way: Way, on: boolean) => void };

function Row({ kind: { kind, security, ...chosen }, names, onChange }: RowProps) {
  return (
    <tr className="border-b border-line-2">
      <th scope="row" className="py-1 pr-2 text-left font-normal">
        {kindName(kind)}
      </th>
      {ways.map((way) => (
        <td key={way} className="text-center">
          {security ? (
            <span className="text-meta text-ink-3">{t("always")}</span>
          ) : (
            <Checkbox
              aria-label={t("{{event}}: {{way}}", { event: kindName(kind), way: names[way] })}
              checked={chosen[way]}
              onChange={(event) => onChange(way, event.target.checked)}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

function kindName(kind: string): string {
  return t(kind_names[kind] ?? kind);
}

const kind_names: Record<string, string> = {
  due: phrase("Something that you have planned begins soon"),
  undelivered: phrase("An e-mail of yours does not arrive"),
  mentioned: phrase("A colleague mentions you in a comment or a message"),
  messaged: phrase("A colleague writes to you, or in a channel of which you want all"),
  mail_came: phrase("An e-mail comes in a conversation that you answer"),
  client_wrote: phrase("A client of yours writes"),
  company_wrote: phrase("Somebody writes to you"),
  ticket_asked: phrase("A new ticket that is assigned to nobody"),
  ticket_due: phrase("A ticket is due soon, or late"),
  rights_end: phrase("The right to use work of your briefs ends soon"),
  signature: phrase("A document waits for your signature, or one that you sent is answered"),
  assigned: phrase("A record is assigned to you"),
  handed_over: phrase("Records of a colleague are handed over to you"),
  moved: phrase("Somebody else moves a record of yours"),
  due_soon: phrase("What you do is due by the next working day"),
  overdue: phrase("What you do has become late"),
  time_refused: phrase("Somebody refuses time of yours"),
  time_missing: phrase("Days of yours have no time, or a timer of yours ran for a day"),
  report_asked: phrase("Somebody asks how a project of yours goes"),
  blocked: phrase("A task of yours is blocked"),
  unblocked: phrase("A task of yours can go on"),
  rescheduled: phrase("A task that you do or watch has another due day"),
  commented: phrase("A task that you do or watch is commented on"),
  task_done: phrase("An agent has done what you asked"),
  task_failed: phrase("An agent could not do it, or somebody cancels it"),
  task_waits: phrase("What you asked of an agent waits for somebody"),
  repository: phrase("Something is found in a repository, or it cannot be looked at"),
  webhook: phrase("A webhook pauses by itself"),
  workflow: phrase("A workflow asks or tells you, or one of yours fails"),
  finding: phrase("A check by an agent finds something new"),
  agents: phrase("A budget of the agents nears its end, or one of them only fails"),
  import: phrase("An import of yours ends"),
  role: phrase("Your role changes"),
  sign_in: phrase("Sign-in from a new device"),
  second_factor: phrase("The second step of sign-in is switched"),
  way_in: phrase("A way to sign in is added or removed"),
  password: phrase("Your password changes"),
};
