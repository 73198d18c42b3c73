import { CompanyMark } from "../ui/company-mark.tsx";
import { useCompanyNow } from "../client/company-now.ts";
import { SearchButton } from "./search-button.tsx";
import { withFrench } from "../ui/with-french.ts";
import { UserMenuButton } from "./user-menu-button.tsx";
import { late } from "../ui/late.ts";

const HeaderEnd = late(
  withFrench(
    () => import("./header-end.tsx"),
    () => import("../offline/offline.french.ts"),
  ),
);

/** The line above every page: on a small screen the company, then the search and who is signed in. */
export function Header() {
  const company = useCompanyNow();
  return (
    <header className="flex h-12 flex-none items-center gap-3 border-b border-line px-4">
      <span className="min-w-0 tablet:hidden">
        <CompanyMark {...company} />
      </span>
      <span className="flex-1 tablet:hidden" />
      <SearchButton />
      <span className="flex-1 max-tablet:hidden" />
      <HeaderEnd />
      <UserMenuButton />
    </header>
  );
}
