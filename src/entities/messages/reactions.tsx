import { useSession } from "../../client/session-context.ts";
import { useNames } from "../../records/names.ts";
import { toastFailure } from "../../records/failure.ts";
import { useWrites } from "../../records/use-writes.ts";
import { classNames } from "../../ui/class-names.ts";
import { formatNumber } from "../../ui/format.ts";
import { Tooltip } from "../../ui/tooltip.tsx";
import { t } from "../../ui/translate.ts";
import type { Message } from "./use-messages.ts";

/** What a message is answered with at one press. */
export const usual = ["👍", "❤️", "😂", "🎉", "👀", "✅", "🙏", "🙁"] as const;

/** Adds one's reaction, or takes it away; it is seen at once. */
export function useReact(message: Message) {
  const writes = useWrites("messages");
  const me = useSession().person.id;
  return (emoji: string) => {
    const people = message.reactions[emoji] ?? [];
    const on = !people.includes(me);
    const after = on ? [...people, me] : people.filter((id) => id !== me);
    const { [emoji]: _, ...others } = message.reactions;
    const reactions = after.length > 0 ? { ...message.reactions, [emoji]: after } : others;
    void writes.act(message.id, "react", { emoji, on }, { reactions }).catch(toastFailure);
  };
}

/** Who reacted with what: a press joins them, or leaves. */
export function Reactions({ message, member }: { message: Message; member: boolean }) {
  const react = useReact(message);
  const nameOf = useNames();
  const me = useSession().person.id;
  const all = Object.entries(message.reactions ?? {});
  if (all.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1 pt-1">
      {all.map(([emoji, people]) => {
        const names = people.map((id) => nameOf(id) ?? t("Somebody")).join(", ");
        return (
          <li key={emoji}>
            <Tooltip text={names}>
              <button
                type="button"
                disabled={!member}
                aria-pressed={people.includes(me)}
                aria-label={t("{{emoji}} {{count}}: {{names}}", { emoji, names, count: formatNumber(people.length) })}
                onClick={() => react(emoji)}
                className={classNames(
                  "flex h-6 items-center gap-1 rounded-full border px-2 text-meta tabular-nums touch:h-10",
                  people.includes(me) ? "border-person bg-person-soft text-person" : "border-line bg-raised text-ink-2",
                )}
              >
                <span aria-hidden>{emoji}</span>
                {formatNumber(people.length)}
              </button>
            </Tooltip>
          </li>
        );
      })}
    </ul>
  );
}
