import { Search } from "lucide-react";
import { useEffect } from "react";
import type { Company } from "../../../client/session.ts";
import { isSearchKey } from "../../../search/browser/search-key.ts";
import { SegmentedControl } from "../../../ui/segmented-control.tsx";
import { toast } from "../../../ui/toast.ts";
import { currentLanguage, t } from "../../../ui/translate.ts";
import { CompanyMark } from "../../../ui/company-mark.tsx";
import { chooseLanguage, languages } from "../../../client/language.ts";
import { lastDoor } from "./last-door.ts";

/** The line above the pages for whoever is not signed in: the company, the search, which leads to sign-in, and the language. */
export default function PublicHeader({ company, hint }: { company: Company; hint?: string }) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      signInToSearch(hint);
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [hint]);
  return (
    <header className="flex h-12 flex-none items-center gap-3 border-b border-line px-4">
      <a href="/" className="min-w-0 rounded-sm">
        <CompanyMark {...company} />
      </a>
      <span className="flex-1" />
      <button
        type="button"
        aria-label={t("Search...")}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => signInToSearch(hint)}
        className="flex h-8 items-center gap-2 rounded-md px-2 text-ink-2 hover:bg-sunken hover:text-ink touch:h-10"
      >
        <Search aria-hidden />
        <span className="max-tablet:sr-only">{t("Search...")}</span>
      </button>
      <SegmentedControl label={t("Language")} value={currentLanguage()} options={languages} onChange={chooseLanguage} />
    </header>
  );
}

// There is nothing to be found for somebody whom the server does not know.
function signInToSearch(hint = ""): void {
  const form = document.querySelector<HTMLInputElement>("main form input");
  if (!form) return location.assign(`/auth/${lastDoor() ?? "employee"}`);
  form.focus();
  toast(hint);
}
