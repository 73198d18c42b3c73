import type { Link } from "@tanstack/react-router";
import { Plus, X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { classNames } from "../ui/class-names.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { Overlay } from "../ui/overlay.tsx";
import { t } from "../ui/translate.ts";
import type { Entry } from "./navigation.ts";
import { quickAdd } from "./quick-add-slot.tsx";

type Props = {
  /** The frame's own: a part that came later and loaded the router would have it cut out of the frame's file. */
  link: typeof Link;
  groups: { heading: string; entries: Entry[] }[];
  isOpen: (entry: Entry) => boolean;
  /** Whether a task may be added from one line. */
  may_add: boolean;
  onClose: () => void;
};

/** All pages that the person may open, by heading, above the foot of a small window, and first what may be added from any of them. */
export default function PagesSheet({ link, groups, isOpen, may_add, onClose }: Props) {
  return (
    <Overlay onClose={onClose} className={sheet}>
      <header className="flex flex-none items-center py-2 pr-2 pl-4">
        <Radix.Title className="min-w-0 flex-1 text-head font-semibold">{t("Pages")}</Radix.Title>
        <Radix.Close asChild>
          <IconButton icon={X} label={t("Close")} />
        </Radix.Close>
      </header>
      {may_add && (
        <button
          type="button"
          onClick={() => (onClose(), quickAdd())}
          className={classNames(row, "mx-2 hover:bg-sunken")}
        >
          <Plus aria-hidden className="size-5! text-ink-3" />
          {t("Quick add")}
        </button>
      )}
      <nav aria-label={t("Pages")} className="min-h-0 overflow-y-auto px-2 pb-2">
        {groups.map(({ heading, entries }, at) => (
          <section
            key={heading || at}
            aria-label={heading ? t(heading) : undefined}
            className={!heading && at > 0 ? "mt-2 border-t border-line pt-2" : ""}
          >
            {heading && <h3 className="px-2 pt-2 pb-1 text-meta text-ink-3">{t(heading)}</h3>}
            <ul>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <PageLink {...{ link, entry, onClose }} active={isOpen(entry)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </Overlay>
  );
}

type LinkProps = Pick<Props, "link" | "onClose"> & { entry: Entry; active: boolean };

function PageLink({ link: To, entry: { path, title, icon: Icon }, active, onClose }: LinkProps) {
  return (
    <To
      to={path}
      onClick={onClose}
      aria-current={active ? "page" : undefined}
      className={classNames(row, active ? "bg-person-soft font-medium text-person" : "hover:bg-sunken")}
    >
      <Icon aria-hidden className={classNames("size-5!", !active && "text-ink-3")} />
      <span className="min-w-0 truncate">{t(title)}</span>
    </To>
  );
}

const sheet =
  "fixed inset-x-0 bottom-0 z-40 flex max-h-[80dvh] animate-enter flex-col rounded-t-md border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] shadow-float";
const row = "flex min-h-12 items-center gap-3 rounded-md px-2 text-form focus-visible:-outline-offset-2";
