import { Calendar, Flag, FolderKanban, Repeat, Tag, Timer, User, type LucideIcon } from "lucide-react";
import { columnOf } from "../../../records/record-client.ts";
import { Chip } from "../../../ui/chip.tsx";
import { phrase, t } from "../../../ui/translate.ts";
import type { Part } from "./read-quick.ts";
import type { Found } from "./use-found.ts";

const looks: Record<Part["field"], [LucideIcon, string]> = {
  project_id: [FolderKanban, phrase("Project")],
  owner_id: [User, phrase("Who does it")],
  priority: [Flag, phrase("Priority")],
  due_on: [Calendar, phrase("Due")],
  repeat_rule: [Repeat, phrase("Repeats")],
  estimate: [Timer, phrase("Estimate")],
  tag_ids: [Tag, phrase("Tag")],
};

type Props = { name: string; parts: Found[]; onPutBack: (words: string) => void };

/** What a line was understood as: its name, and each part as a chip whose cross puts the words back. */
export function Understood({ name, parts, onPutBack }: Props) {
  return (
    <div className="flex flex-col gap-2" aria-live="polite">
      <p className="min-h-5 font-medium break-words">{name}</p>
      <ul className="flex flex-wrap gap-1.5">
        {parts.map((part) => (
          <li key={part.field + part.words}>
            <Chip
              {...(part.words && {
                onRemove: () => onPutBack(part.words),
                removeLabel: t("Leave “{{words}}” as it is written", { words: part.words }),
              })}
            >
              <Value of={part} />
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Value({ of: { field, shown, record } }: { of: Found }) {
  const [Icon, label] = looks[field];
  const name = record && (columnOf(record, "name") as string | undefined);
  return (
    <>
      <Icon aria-hidden className="size-3.5 flex-none text-ink-3" />
      <span className="sr-only">{t(label)}</span>
      {record === null ? (
        <span className="text-bad">{t("{{words}}: not found", { words: shown })}</span>
      ) : (
        <span className="max-w-60 truncate font-medium">{name ?? shown}</span>
      )}
    </>
  );
}
