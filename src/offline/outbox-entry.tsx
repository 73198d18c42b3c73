import { fieldName } from "../records/field-names.ts";
import { fieldText } from "../records/field-text.ts";
import { useFields } from "../records/use-meta.ts";
import { waitingWord } from "../records/waiting-marks.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { formatDateTime } from "../ui/format.ts";
import { t } from "../ui/translate.ts";
import { ConflictChoice } from "./conflict-choice.tsx";
import { changesOf, type Item } from "./item.ts";
import { actWords, entityWord } from "./item-words.ts";
import { discard } from "./outbox.ts";
import { Refusal } from "./refusal.tsx";

const tones = { waiting: "neutral", conflict: "bad", refused: "bad" } as const;

/** One write of the outbox: what it is about, how it stands with it, and what can be done. */
export function OutboxEntry({ item }: { item: Item }) {
  const { state, entity, name, at, ids } = item;
  const many = ids.length > 1 ? t("{{count}} records", { count: ids.length }) : name;
  return (
    <li className="flex flex-col gap-2 border-t border-line-2 py-3 first:border-0">
      <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="text-ink-3">{entityWord(entity)}</span>
        <span className="min-w-0 font-medium break-words">{many}</span>
        <span className="flex-1" />
        <Badge tone={tones[state]}>{waitingWord(state)}</Badge>
      </div>
      <p className="text-meta text-ink-2">
        {actWords(item)} ·{" "}
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(new Date(at).toISOString())}</time>
      </p>
      {state === "waiting" && <Changes item={item} />}
      {state === "conflict" && <ConflictChoice item={item} />}
      {state === "refused" && <Refusal item={item} />}
      {state === "waiting" && (
        <span>
          <Button size="small" onClick={() => discard(item)}>
            {t("Discard")}
          </Button>
        </span>
      )}
    </li>
  );
}

function Changes({ item }: { item: Item }) {
  const fields = useFields(item.entity);
  if (!["create", "update"].includes(item.act)) return null;
  const shown = Object.entries(changesOf(item)).flatMap(([name, value]) => {
    const field = fields.find((each) => each.name === name);
    const text = field && field.kind !== "reference" ? fieldText(field, value) : "";
    // A new record has its name above, and says nothing of what it has not.
    const isPlain = item.act === "create" && (name === "name" || !text);
    return field && !isPlain ? [{ name, text: text || "–" }] : [];
  });
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-meta empty:hidden">
      {shown.map(({ name, text }) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{fieldName(name)}</dt>
          <dd className="min-w-0 break-words">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
