import { CopyPlus, Ellipsis, House, Info, Printer, TextCursorInput, Trash2 } from "lucide-react";
import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { useAddress } from "../../records/address.ts";
import { toastFailure } from "../../records/failure.ts";
import { useWrites } from "../../records/use-writes.ts";
import { removedSentence } from "../../screen/removed-sentence.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { LateMenu } from "../../ui/late-menu.tsx";
import type { MenuKit } from "../../ui/opened-menu.tsx";
import { t } from "../../ui/translate.ts";
import { toast } from "../../ui/toast.ts";
import { type Dashboard, wayToDashboard } from "./dashboard.ts";
import { NameDialog } from "./name-dialog.tsx";
import { useHomeChoice } from "./use-home-choice.ts";

type Props = { row: Dashboard; may: boolean };

/** What is seldom done with a dashboard. */
export function DashboardMenu({ row, may }: Props) {
  const [naming, name] = useState(false);
  return (
    <>
      <LateMenu trigger={<IconButton icon={Ellipsis} label={t("More acts")} />}>
        {(kit) => <Items {...{ kit, row, may }} onName={() => name(true)} />}
      </LateMenu>
      {naming && <NameDialog row={row} onClose={() => name(false)} />}
    </>
  );
}

function Items({ kit, row, may, onName }: Props & { kit: MenuKit; onName: () => void }) {
  const { MenuItem, MenuLine } = kit;
  const [, go] = useAddress();
  const { rights } = useSession();
  const duplicate = useDuplicate(row);
  const remove = useRemove(row);
  return (
    <>
      <HomeItem {...{ kit, row }} />
      {may && (
        <MenuItem icon={TextCursorInput} onSelect={onName}>
          {t("Name and readers…")}
        </MenuItem>
      )}
      {!!rights?.["dashboards"]?.["create"] && (
        <MenuItem icon={CopyPlus} onSelect={() => void duplicate().catch(toastFailure)}>
          {t("Duplicate")}
        </MenuItem>
      )}
      <MenuItem icon={Printer} onSelect={() => setTimeout(() => print())}>
        {t("Print…")}
      </MenuItem>
      <MenuItem icon={Info} onSelect={() => go({ details: row.id, edit: null })}>
        {t("Details and history")}
      </MenuItem>
      {row.can.includes("delete") && (
        <>
          <MenuLine />
          <MenuItem icon={Trash2} onSelect={remove}>
            {t("Remove")}
          </MenuItem>
        </>
      )}
    </>
  );
}

function HomeItem({ kit: { MenuItem }, row }: { kit: MenuKit; row: Dashboard }) {
  const { isHome, choose } = useHomeChoice(row.id);
  return (
    <MenuItem icon={House} onSelect={() => void choose(!isHome).catch(toastFailure)}>
      {isHome ? t("No longer show as my home") : t("Show as my home")}
    </MenuItem>
  );
}

/** Makes a copy of one's own, and opens it. */
function useDuplicate({ name, note, definition }: Dashboard): () => Promise<void> {
  const { create } = useWrites("dashboards");
  const { person } = useSession();
  const [, go] = useAddress();
  return async () => {
    const called = t("{{name}} (copy)", { name }).slice(0, 200);
    const values = { name: called, note, definition, visibility: "private", owner_id: person.id };
    const { id } = await create(values, newKey());
    go({ ...wayToDashboard(id), edit: null });
    toast(t("This is your copy. Nobody else sees it yet."), { tone: "good" });
  };
}

/** Puts it into the bin, and goes back to the list. */
function useRemove({ id }: Dashboard): () => void {
  const { remove } = useWrites("dashboards");
  const [, go] = useAddress();
  return () => {
    go({ id: null, edit: null });
    void remove(
      [id],
      (count, left) => removedSentence("dashboards", count, left),
      () => go({ id }),
    );
  };
}
