import type { ReactNode } from "react";
import { PageLink } from "../records/page-link.tsx";
import { classNames } from "../ui/class-names.ts";

type Tab = { entity: string; title: string; to: string; search: Record<string, string | undefined> };

/** The title of a list that shares its page, among the ways to what is beside it. */
export function TabLine({ here, tabs, children }: { here: string; tabs: Tab[]; children?: ReactNode }) {
  return (
    // (What has no room stays on the line: a finger draws it there, and Tab does.)
    <div
      data-tabs={tabs.length > 3 ? "many" : "few"}
      className={classNames(
        "fades-on -m-1 touch:-mb-4 flex max-w-full flex-1 items-baseline @6xl:data-[tabs=few]:flex-none gap-3 overflow-x-auto p-1 whitespace-nowrap [scrollbar-width:none]",
        // (So much of a long line stays beside a button; a short one needs no more than it has, but for three on a phone.)
        tabs.length > 3 ? "min-w-56" : tabs.length > 2 ? "tablet:min-w-fit max-tablet:min-w-48" : "min-w-fit",
      )}
    >
      {tabs.map(({ entity, title, to, search }) =>
        entity === here ? (
          <h1 key={entity} ref={show} tabIndex={-1} className="rounded-sm text-page font-semibold">
            {title}
          </h1>
        ) : (
          <PageLink
            key={entity}
            to={to}
            search={search}
            onFollow={() => (followed = true)}
            className={classNames(
              "rounded-sm text-ink-2 hover:text-ink hover:underline touch:min-h-11",
              // (As large as the title where there is room: what follows it in small letters did not look like something to press.)
              tabs.length > 3 ? "text-form" : tabs.length > 2 ? "text-form tablet:text-page" : "text-page",
            )}
          >
            {title}
          </PageLink>
        ),
      )}
      {children}
    </div>
  );
}

// The link that was followed is gone with its line: whoever followed it goes on from the title in its place.
let followed = false;

// (Also once a panel beside it has left the line less room.)
function show(heading: HTMLElement | null): (() => void) | undefined {
  if (!heading?.parentElement) return undefined;
  if (followed) heading.focus({ preventScroll: true });
  followed = false;
  const sized = new ResizeObserver(() => heading.scrollIntoView({ inline: "center", block: "nearest" }));
  sized.observe(heading.parentElement);
  return () => sized.disconnect();
}
