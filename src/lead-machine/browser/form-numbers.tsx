import { PageLink } from "../../records/page-link.tsx";
import { stateWord } from "../../records/state-word.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { Section } from "../../ui/section.tsx";
import { t } from "../../ui/translate.ts";
import { count_words, type Machine } from "./counts.ts";

const columns = ["came", "known", "created", "failed"] as const;

/** The forms with what came of each. */
export function FormNumbers({ forms }: Pick<Machine, "forms">) {
  return (
    <Section
      title={t("Forms")}
      about={forms.length === 0 ? t("There is no form yet. Marketing and administrators make them.") : undefined}
    >
      {forms.length > 0 && (
        <DataTable
          label={t("Forms")}
          head={[t("Form"), t("Status"), ...columns.map((name) => t(count_words[name])), t("Last one")]}
          rows={forms.map((form) => ({
            key: form.id,
            cells: [
              <PageLink
                key="name"
                to="/dashboard/lead-machine"
                search={{ tab: "forms", id: form.id }}
                className="hover:underline"
              >
                {form.name}
              </PageLink>,
              stateWord("forms", form.status),
              ...columns.map((name) => formatNumber(form[name] ?? 0)),
              form.last_at ? formatDateTime(form.last_at) : "–",
            ],
          }))}
        />
      )}
    </Section>
  );
}
