import { ChevronRight, Folder as FolderSign, FolderPlus } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { RecordForm } from "../../screen/late-form.ts";
import { Button } from "../../ui/button.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { WaitingToSign } from "../envelopes/late-envelopes.ts";
import { type Folder, pathOf, useFolders } from "./folders.ts";

// (What changes a folder comes once one is open.)
const FolderMenu = late(() => import("./folder-menu.tsx"));

/** The title of the documents, with the way to the folder that is open and those in it. */
export function FolderHeading() {
  const [{ folder: here }] = useAddress();
  const folders = useFolders();
  const path = pathOf(folders, here);
  const inside = folders.filter(({ parent_id }) => parent_id === (path.at(-1)?.id ?? null));
  return (
    <>
      <h1 className="text-page font-semibold">{t("Documents")}</h1>
      <WaitingToSign />
      <nav
        aria-label={t("Folders")}
        className="order-last flex min-h-8 w-full min-w-0 flex-wrap items-center gap-x-1 gap-y-1 text-ink-2"
      >
        {path.length > 0 && <WayTo path={path} />}
        {inside.map(({ id, name }) => (
          <PageLink
            key={id}
            to="/documents"
            search={{ folder: id }}
            className="flex max-w-56 min-w-0 items-center gap-1.5 rounded-md border border-line px-2 py-0.5 text-ink hover:bg-sunken touch:py-2"
          >
            <FolderSign aria-hidden className="size-4 flex-none text-ink-3" />
            <span dir="auto" className="truncate">
              {name}
            </span>
          </PageLink>
        ))}
        <NewFolder within={path.at(-1)} />
      </nav>
    </>
  );
}

/** The folders above the one that is open, each a link, and what may be done with it. */
function WayTo({ path }: { path: Folder[] }) {
  return (
    <>
      <Crumb to={undefined} name={t("All documents")} />
      {path.map(({ id, name }, at) => (
        <span key={id} className="flex min-w-0 items-center gap-1">
          <ChevronRight aria-hidden className="size-3.5 flex-none text-ink-3" />
          {at < path.length - 1 ? (
            <Crumb to={id} name={name} />
          ) : (
            <span aria-current="page" dir="auto" className="truncate font-medium text-ink">
              {name}
            </span>
          )}
        </span>
      ))}
      <FolderMenu folder={path.at(-1) as Folder} />
    </>
  );
}

function Crumb({ to, name }: { to: string | undefined; name: string }) {
  return (
    <PageLink to="/documents" search={{ folder: to }} dir="auto" className="truncate hover:underline">
      {name}
    </PageLink>
  );
}

const described = { entity: "document_folders" as const, form: ["name"], wide: ["name"], fields: {} };

function NewFolder({ within }: { within: Folder | undefined }) {
  const { rights } = useSession();
  const [asking, ask] = useState(false);
  if (!rights?.["document_folders"]?.["create"]) return null;
  return (
    <>
      <Button size="small" tone="quiet" onClick={() => ask(true)}>
        <FolderPlus aria-hidden />
        {t("New folder")}
      </Button>
      {asking && (
        <RecordForm
          described={described}
          of={within?.id ?? "top"}
          given={{ parent_id: within?.id ?? null }}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
