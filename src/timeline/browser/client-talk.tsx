import { useCompanyNow } from "../../client/company-now.ts";
import { useSession } from "../../client/session-context.ts";
import { mayOpen } from "../../pages/may-open.ts";
import { ClientFiles } from "../../entities/files/late-files.ts";
import { PageLink } from "../../records/page-link.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";

// (What it writes with comes after what the page begins with.)
const ClientThread = late(() => import("./client-thread.tsx"));
const ClientProjects = late(
  withFrench(
    () => import("../../entities/projects/client-projects.tsx"),
    () => import("../../entities/projects/client-projects.french.ts"),
  ),
);

/** Where a client begins: their projects as far as they are shown, what was written to them and what they answered, newest first, with a place to write. */
export default function ClientTalk() {
  const session = useSession();
  const { account_id } = session.person;
  const { name } = useCompanyNow();
  return (
    <Page title={t("Overview")}>
      {account_id ? (
        <div className="flex flex-col gap-x-8 border-t border-line px-4 pt-4 pb-8 desktop:flex-row desktop:items-start">
          <div className="min-w-0 flex-1 empty:hidden">
            <ClientProjects />
            <ClientFiles />
          </div>
          <section aria-labelledby="own-messages" className="w-full max-w-180 min-w-0 flex-1">
            <Messages account={account_id} company={name} />
          </section>
        </div>
      ) : (
        <div className="border-t border-line">
          <EmptyState
            sentence={t("Clients begin here. They read what colleagues write to them, and answer.")}
            action={
              mayOpen(session, "/clients") && (
                <PageLink to="/clients" search={{}} className={buttonLook("plain", "medium")}>
                  {t("Write to a client")}
                </PageLink>
              )
            }
          />
        </div>
      )}
    </Page>
  );
}

function Messages({ account, company }: { account: string; company: string }) {
  return (
    <>
      <h2 id="own-messages" className="pb-2 text-head font-semibold">
        {t("Messages with {{company}}", { company })}
      </h2>
      <ClientThread
        about={{ entity: "accounts", row_id: account }}
        where={{ account_id: account, entity: { neq: "tickets" } }}
        nothing={t("Nothing was written yet. Whoever looks after you at {{company}} reads what you write here.", {
          company,
        })}
        {...{ account, company }}
      />
    </>
  );
}
