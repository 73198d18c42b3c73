import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../ui/button.tsx";
import { Popover } from "../../ui/popover.tsx";
import { t } from "../../ui/translate.ts";
import { changed } from "../address.ts";
import { useEntity } from "../entity-context.ts";
import type { FilterField } from "../filters.ts";
import { hrefOf } from "../href.ts";
import { ListLink } from "../list-link.tsx";
import { usePresent } from "./present-view.ts";
import { useChosenViews, useViews, type View } from "./use-views.ts";
import { ViewDialog } from "./view-dialog.tsx";
import { ViewsMenu } from "./views-menu.tsx";

/** The saved views beside the presets: those kept at hand and the one that is open in their `line`, all of them in a menu. */
export default function SavedViews({ fields, line }: { fields: FilterField[]; line: HTMLElement }) {
  const entity = useEntity();
  const views = useViews(entity);
  const chosen = useChosenViews(entity);
  const present = usePresent(fields, views.views);
  const [menu, setMenu] = useState(false);
  const [asked, setAsked] = useState<View | "new" | null>(null);
  const shown = (views.views ?? []).filter((view) => chosen.isPinned(view.id) || view === present.opened);
  const links = shown.map((view) => <ViewLink key={view.id} {...{ view, present }} onOpen={() => open(view)} />);
  const open = (view: View) => {
    setMenu(false);
    present.go(present.changeTo(view));
  };
  const ask = (about: View | "new") => {
    setMenu(false);
    setAsked(about);
  };
  return (
    <>
      {createPortal(links, line)}
      <Popover
        label={t("Saved views")}
        open={menu}
        onOpenChange={setMenu}
        trigger={
          <Button tone="quiet" size="small" className="flex-none">
            {t("Views")}
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        <ViewsMenu views={views} chosen={chosen} present={present} onOpen={open} onAsk={ask} />
      </Popover>
      {asked && (
        <ViewDialog view={asked === "new" ? null : asked} {...{ views, present }} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

type LinkProps = { view: View; present: ReturnType<typeof usePresent>; onOpen: () => void };

function ViewLink({ view, present, onOpen }: LinkProps) {
  const active = view === present.opened;
  return (
    <ListLink href={hrefOf(changed(present.address, present.changeTo(view)))} {...{ active, onOpen }}>
      {active && present.changed ? t("{{view}}, changed", { view: view.name }) : view.name}
    </ListLink>
  );
}
