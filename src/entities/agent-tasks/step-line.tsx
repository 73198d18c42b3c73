import { Search, Sparkles } from "lucide-react";
import { roleName } from "../../client/role-name.ts";
import { formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { spentText } from "../agents/use-budgets.ts";
import { placeOf } from "../places.ts";
import { told } from "./told.ts";
import type { Step } from "./use-steps.ts";

type Props = {
  step: Step;
  /** Whether its attempt is under way. */
  running: boolean;
  /** Where it begins in the time of its attempt, and how much of that it took. */
  from: number;
  share: number;
};

/** One step: what was asked or used, with what, what came of it and what it took; the bar is when. */
export function StepLine({ step, running, from, share }: Props) {
  const { kind, ms, error, arguments: given } = step;
  const Icon = kind === "model" ? Sparkles : Search;
  const under_way = ms === null && error === null;
  return (
    <li className="grid grid-cols-[16px_minmax(0,1fr)_3.25rem] items-start gap-x-2 border-b border-line-2 py-1.5 last:border-0">
      <Icon aria-hidden className="mt-0.5 size-3.5! text-ink-3" />
      <div className="min-w-0">
        <p className="break-words">{nameOf(step)}</p>
        {given && given !== "{}" && <Given text={given} />}
        <p className="text-meta text-ink-3 tabular-nums">{under_way ? waiting(running) : tookOf(step)}</p>
        {step.allowed && <p className="text-meta text-ink-3">{allowedAs(step.allowed)}</p>}
        {error && (
          <p className="text-meta break-words text-warn" lang={told(error) === error ? "en" : undefined}>
            {told(error)}
          </p>
        )}
        <svg aria-hidden className="mt-1 block h-1 w-full" preserveAspectRatio="none">
          <rect className="fill-sunken" width="100%" height="100%" rx={2} />
          <rect
            className={error ? "fill-warn" : kind === "model" ? "fill-agent" : "fill-person"}
            x={`${Math.min(from, 0.99) * 100}%`}
            width={`max(3px, ${share * 100}%)`}
            height="100%"
            rx={2}
          />
        </svg>
      </div>
      <span className="text-right text-meta text-ink-2 tabular-nums">{ms === null ? "" : duration(ms)}</span>
    </li>
  );
}

const waiting = (running: boolean) => (running ? t("Under way") : t("Did not end"));

/** What a tool was given: a line, and all of it when it is opened. */
function Given({ text }: { text: string }) {
  return (
    <details className="group text-meta text-ink-2">
      <summary className="cursor-pointer truncate rounded-sm font-mono group-open:whitespace-normal group-open:break-all touch:py-2">
        {text}
      </summary>
    </details>
  );
}

// What the agents' own tools did.
const own_tools: Record<string, string> = {
  search_global: phrase("Searched everything"),
  recall: phrase("Looked through what it remembers"),
  remember: phrase("Remembered something"),
  propose_change: phrase("Proposed a change"),
  draft_mail: phrase("Drafted an e-mail"),
  delegate: phrase("Gave steps to other agents"),
};

/** "Look through: Leads", in the words of the page; a tool that there is not by its name. */
function nameOf({ model, tool }: Step): string {
  if (model !== null) return t("Asked {{model}}", { model });
  const done = own_tools[tool ?? ""];
  if (done) return t(done);
  const [, entity = "", act] = /^(.*)_(list|get)$/.exec(tool ?? "") ?? [];
  const words = placeOf(entity)?.words;
  if (!words) return tool ?? "";
  return act === "list"
    ? t("Looked through: {{what}}", { what: t(words.many) })
    : t("Read: {{what}}", { what: t(words.one) });
}

function tookOf({ kind, found, input_tokens, output_tokens, cost, error }: Step): string {
  if (kind === "tool") return found === null ? t("Not done") : t("Found: {{count}}", { count: formatNumber(found) });
  const amount = spentText(cost ?? 0);
  if (error)
    return cost
      ? t("Counted as {{amount}}: what the endpoint counts of it is not known", { amount })
      : t("Cost nothing");
  return [
    t("{{count}} tokens read", { count: formatNumber(input_tokens ?? 0) }),
    t("{{count}} written", { count: formatNumber(output_tokens ?? 0) }),
    amount,
  ].join(" · ");
}

// What a role reads of a kind of records.
const scopes: Record<string, string> = {
  all: phrase("all of them"),
  own: phrase("one’s own"),
  team: phrase("the team’s"),
  unowned: phrase("nobody’s"),
};

/** By which rights of whoever asked it was done; that its own list names it is why the agent could. */
const allowedAs = ({ role, scopes: read }: NonNullable<Step["allowed"]>) =>
  t("Allowed as {{role}}: {{scopes}}", {
    role: roleName(role),
    scopes: read.map((scope) => t(scopes[scope] ?? scope)).join(", "),
  });

const duration = (ms: number) =>
  ms < 1000 ? t("{{count}} ms", { count: formatNumber(ms) }) : t("{{count}} s", { count: formatNumber(ms / 1000, 1) });
