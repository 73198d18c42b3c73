import { Link, useLocation } from "@tanstack/react-router";
import { classNames } from "../ui/class-names.ts";
import { Tooltip } from "../ui/tooltip.tsx";
import { t } from "../ui/translate.ts";
import { isActive } from "./active-path.ts";
import { CompanyMark } from "../ui/company-mark.tsx";
import { homePath } from "../pages/home-path.ts";
import { type Entry, sideGroups } from "./navigation.ts";
import { routeOf, routes } from "./routes.ts";
import { useCompanyNow } from "../client/company-now.ts";
import { useSession } from "../client/session-context.ts";
import { useIsTablet } from "./tablet.ts";
import { UnreadMessages } from "./unread-slot.ts";

/** The pages by heading: 232 px, or 56 px with icons only between 768 and 1,024 px. */
export function SideNavigation() {
  const session = useSession();
  const settings = routeOf("/security");
  return (
    <nav aria-label={t("Pages")} className="flex min-h-0 flex-col border-r border-line bg-sunken p-2 max-tablet:hidden">
      <div className="flex h-8 flex-none items-center px-2 tablet:max-desktop:justify-center">
        <CompanyMark compact {...useCompanyNow()} />
      </div>
      <div className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        {sideGroups(session).map(({ heading, entries }) => (
          <section key={heading} aria-label={heading ? t(heading) : t("Start")}>
            {heading ? <Heading text={t(heading)} /> : <div className="h-2" />}
            <ul>
              {entries.map((entry) => (
                <Item key={entry.path} entry={entry} home={homePath(session, routes)} />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <ul className="-mx-2 flex-none border-t border-line px-2 pt-2">
        {settings && <Item entry={settings} home={homePath(session, routes)} />}
      </ul>
    </nav>
  );
}

function Heading({ text }: { text: string }) {
  return (
    <>
      <h2 className="px-2 pt-3.5 pb-1 text-tag font-medium text-ink-3 tablet:max-desktop:sr-only">{text}</h2>
      <hr className="mx-2 my-2 border-line desktop:hidden" />
    </>
  );
}

function Item({ entry, home }: { entry: Entry; home: string }) {
  const active = isActive(entry.path, useLocation().pathname, home);
  const isTablet = useIsTablet();
  const link = (
    <Link
      to={entry.path}
      aria-current={active ? "page" : undefined}
      className={classNames(look, active ? here : elsewhere)}
    >
      <entry.icon aria-hidden className={active ? "text-person" : "text-ink-3"} />
      <span className="truncate tablet:max-desktop:sr-only">{t(entry.title)}</span>
      {entry.path === "/communications" && <UnreadMessages />}
    </Link>
  );
  return (
    <li>
      {isTablet ? (
        <Tooltip side="right" text={t(entry.title)}>
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}

const look =
  "relative flex h-7 items-center gap-2.25 rounded-md px-2 tablet:max-desktop:h-8 tablet:max-desktop:justify-center touch:h-10 focus-visible:-outline-offset-2";
const here = "bg-raised font-medium text-ink ring-1 ring-line";
const elsewhere = "text-ink-2 hover:bg-line-2 hover:text-ink";
