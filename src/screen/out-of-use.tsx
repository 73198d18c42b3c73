import { recordClient } from "../records/record-client.ts";
import { Button } from "../ui/button.tsx";
import { t } from "../ui/translate.ts";
import { toastRefusal } from "./refusals.ts";

type Gone = {
  id: string;
  name: string;
  /** What its records have instead. */
  to?: string | undefined;
  /** What is left of it. */
  left?: string | undefined;
};

type Props = {
  entity: "stages" | "choices" | "own_fields";
  title: string;
  rows: Gone[];
  /** Has what shows them read again. */
  reread: () => Promise<unknown>;
};

/** What was taken out of use, folded away: what took its place or is left of it, and the way back. */
export function OutOfUse({ entity, title, rows, reread }: Props) {
  if (rows.length === 0) return null;
  const bringBack = (id: string) => void recordClient(entity).do("bring_back", { id }).then(reread, toastRefusal);
  return (
    <details className="mt-2">
      <summary className="cursor-pointer text-ink-2">{title}</summary>
      <ul className="mt-1 divide-y divide-line-2">
        {rows.map(({ id, name, to, left }) => (
          <li key={id} className="flex min-h-10 items-center gap-2">
            <span className="min-w-0 flex-1 truncate">
              {name}
              <span className="text-ink-3">
                {to && ` → ${to}`}
                {left && ` · ${left}`}
              </span>
            </span>
            <Button size="small" onClick={() => bringBack(id)}>
              {t("Bring back")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
