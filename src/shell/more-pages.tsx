import { Link, useLocation } from "@tanstack/react-router";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useSession } from "../client/session-context.ts";
import { classNames } from "../ui/class-names.ts";
import { t } from "../ui/translate.ts";
import { isActive } from "./active-path.ts";
import { furtherEntries, sideGroups } from "./navigation.ts";
import { routes } from "./routes.ts";
import { late } from "../ui/late.ts";

// The sheet is a chunk of its own, fetched when a finger or the focus comes.
const PagesSheet = late(() => import("./pages-sheet.tsx"));

/** Opens the pages that the bar at the foot has no place for, where there are any. */
export function MorePages({ look }: { look: string }) {
  const [open, setOpen] = useState(false);
  const session = useSession();
  const { pathname } = useLocation();
  const isOpen = ({ path }: { path: string }) => isActive(path, pathname, "");
  const further = furtherEntries(session);
  if (further.length === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={PagesSheet.load}
        onFocus={PagesSheet.load}
        onClick={() => setOpen(true)}
        className={classNames(look, further.some(isOpen) ? "font-medium text-person" : "text-ink-2")}
      >
        <Ellipsis aria-hidden className="size-5!" />
        {t("More")}
      </button>
      {open && (
        <PagesSheet
          link={Link}
          groups={[...sideGroups(session), { heading: "", entries: routes.filter(({ path }) => path === "/security") }]}
          isOpen={isOpen}
          may_add={!!session.rights?.["tasks"]?.["create"]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
