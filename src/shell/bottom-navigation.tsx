import { Link, useLocation } from "@tanstack/react-router";
import { classNames } from "../ui/class-names.ts";
import { t } from "../ui/translate.ts";
import { homePath } from "../pages/home-path.ts";
import { MorePages } from "./more-pages.tsx";
import { bottomEntries, litEntry } from "./navigation.ts";
import { routes } from "./routes.ts";
import { UnreadMessages } from "./unread-slot.ts";
import { useSession } from "../client/session-context.ts";

/** The bar at the foot of a window narrower than 768 px. */
export function BottomNavigation() {
  const session = useSession();
  const { pathname } = useLocation();
  const entries = bottomEntries(session);
  const lit = litEntry(entries, pathname, homePath(session, routes));
  return (
    <nav
      aria-label={t("Main pages")}
      className="flex flex-none border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] tablet:hidden"
    >
      {entries.map(({ path, title, icon: Icon }) => {
        const active = path === lit;
        return (
          <Link
            key={path}
            to={path}
            aria-current={active ? "page" : undefined}
            className={classNames(look, active ? "font-medium text-person" : "text-ink-2")}
          >
            <Icon aria-hidden className="size-5!" />
            {path === "/communications" && <UnreadMessages />}
            <span className="max-w-full truncate">{t(title)}</span>
          </Link>
        );
      })}
      <MorePages look={look} />
    </nav>
  );
}

const look =
  "relative flex h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-tag focus-visible:-outline-offset-2";
