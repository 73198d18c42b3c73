import { useSession } from "../../client/session-context.ts";
import { currentLanguage, t } from "../../ui/translate.ts";

/** The keys of the search, and how to narrow it. */
export function SearchFoot() {
  const { person } = useSession();
  return (
    <footer className="flex h-9 flex-none items-center gap-4 overflow-hidden border-t border-line px-4 text-meta whitespace-nowrap text-ink-3">
      <span className="touch:hidden">{t("↑ ↓ to move")}</span>
      <span className="touch:hidden">{t("↵ to open")}</span>
      <span className="flex-1" />
      {person.kind === "employee" && (
        <span className="truncate">{t("Narrow it: {{operators}}", { operators: operators[currentLanguage()] })}</span>
      )}
    </footer>
  );
}

// What clients see has no owners and no leads. Either language's are understood in both.
const operators = { en: "type:lead owner:me is:open", fr: "type:prospect owner:moi is:ouvert" };
