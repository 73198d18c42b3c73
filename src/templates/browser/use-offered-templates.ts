import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { useRecords } from "../../records/use-records.ts";
import { type AnyRecord, useScreen } from "../../screen/description.ts";

type Offered = Pick<Entry<"email_templates">, "id" | "name" | "language" | "category">;

/** The active templates that fit the record, those in its language first, else in the reader's own. */
export function useOfferedTemplates(row: AnyRecord): Offered[] {
  const { entity } = useScreen().described;
  const { person } = useSession();
  const { rows } = useRecords<Entry<"email_templates">>("email_templates", {
    where: { status: "active" },
    order: ["name"],
  });
  const code = typeof row["language"] === "string" ? row["language"] : person.language;
  const spoken = code.startsWith("fr") ? "french" : "english";
  const fitting = rows.filter(({ written_to }) => written_to.some((each) => each === entity));
  return fitting.toSorted((one, other) => Number(other.language === spoken) - Number(one.language === spoken));
}
