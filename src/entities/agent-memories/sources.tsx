import type { Entry } from "../../client/api.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { t } from "../../ui/translate.ts";

type Of = Pick<Entry<"agent_memories">, "leads" | "accounts" | "contacts"> & { personal?: boolean };

/** The records that a memory or a case came from, each as a link to it, and who therefore sees it. */
export function Sources({ of: { leads, accounts, contacts, personal } }: { of: Of }) {
  const all = Object.entries({ leads, accounts, contacts }) as ["leads", { id: string; name: string }[] | undefined][];
  return (
    <section className="flex-none border-t border-line px-4 py-2.5">
      <h3 className="text-meta font-medium text-ink-3">{t("What it came from")}</h3>
      <ul className="flex flex-col gap-1 pt-1">
        {all.flatMap(([entity, some = []]) =>
          some.map((row) => (
            <li key={row.id}>
              <RecordLink entity={entity} row={row}>
                {row.name}
              </RecordLink>
            </li>
          )),
        )}
      </ul>
      <p className="pt-1 text-ink-2">
        {personal
          ? t("Only whom it was for sees it: not all that it came from can be named.")
          : t("Whoever sees all of these records sees it.")}
      </p>
    </section>
  );
}
