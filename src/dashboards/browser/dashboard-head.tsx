import { Maximize, Minimize, Pencil } from "lucide-react";
import type { RefObject } from "react";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { TitleLine } from "../../records/title-line.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { toggleFullScreen } from "../../ui/full-screen.ts";
import { t } from "../../ui/translate.ts";
import type { Dashboard } from "./dashboard.ts";
import { DashboardMenu } from "./dashboard-menu.tsx";

type Props = {
  row: Dashboard;
  root: RefObject<HTMLElement | null>;
  full: boolean;
  editing: boolean;
  may: boolean;
};

/** What the dashboard is called, who sees it, and what can be done with it. */
export function DashboardHead({ row, root, full, editing, may }: Props) {
  const [, go] = useAddress();
  const Icon = full ? Minimize : Maximize;
  return (
    <TitleLine
      title={<h1 className="text-page font-semibold">{row.name}</h1>}
      facts={[choiceWord(row.visibility), row.note].filter(Boolean).join(" · ")}
      actions={
        <>
          {!full && (
            <PageLink to="/reports" search={{ tab: "dashboards" }} className={buttonLook("plain", "medium")}>
              {t("Close")}
            </PageLink>
          )}
          {!editing && (
            <Button className="max-tablet:hidden" onClick={() => root.current && toggleFullScreen(root.current)}>
              <Icon aria-hidden />
              {full ? t("Leave full screen") : t("Full screen")}
            </Button>
          )}
          {may && !full && (
            <Button tone={editing ? "primary" : "plain"} onClick={() => go({ edit: editing ? null : "1" })}>
              {!editing && <Pencil aria-hidden />}
              {editing ? t("Done") : t("Edit")}
            </Button>
          )}
          {!full && <DashboardMenu row={row} may={may} />}
        </>
      }
    />
  );
}
