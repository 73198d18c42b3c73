import { t } from "../ui/translate.ts";
import { useSession } from "../client/session-context.ts";

/** Says that what is seen is made up, while the server runs with demonstration data. */
export function DemoBanner() {
  if (!useSession().demo) return null;
  return (
    <aside className="border-b border-line bg-person-soft px-4 py-1 text-center text-meta text-ink">
      {t("Demonstration: every name and number here is made up.")}
    </aside>
  );
}
