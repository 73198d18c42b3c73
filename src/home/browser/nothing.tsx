import { useSession } from "../../client/session-context.ts";
import { ImportButton } from "../../imports/browser/import-button.tsx";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { t } from "../../ui/translate.ts";

type Props = {
  /** There has never been a lead that one sees. */ never: boolean;
  /** Only those of somebody are looked at. */ narrowed: boolean;
};

/** Nothing is invented: which first step fills the page. */
export default function Nothing({ never, narrowed }: Props) {
  const [, go] = useAddress();
  const may = !!useSession().rights?.["leads"]?.["create"]?.length;
  if (narrowed && !never)
    return (
      <EmptyState
        sentence={t("Of these owners no lead is open, and none came or was closed in this period.")}
        action={<Button onClick={() => go({ owner: "all" })}>{t("Show those of all owners")}</Button>}
      />
    );
  return <EmptyState sentence={sentenceOf(never, may)} action={may && <FirstSteps />} />;
}

function sentenceOf(never: boolean, may: boolean): string {
  if (never)
    return may
      ? t("There is no lead yet. The first one fills this page.")
      : t("There is no lead yet that you see. What is given to you will be here.");
  return may
    ? t("No lead that you see is open, and none came or was closed in this period. The first one fills this page.")
    : t("No lead that you see is open, and none came or was closed in this period. What is given to you will be here.");
}

function FirstSteps() {
  const { rights } = useSession();
  return (
    <div className="flex flex-wrap gap-2">
      <PageLink to="/leads" search={{ new: "1" }} className={buttonLook("primary", "medium")}>
        {t("New lead")}
      </PageLink>
      <ImportButton entity="leads" />
      {rights?.["people"]?.["hire"] && (
        <PageLink to="/rbac" search={{}} className={buttonLook("plain", "medium")}>
          {t("Invite somebody")}
        </PageLink>
      )}
    </div>
  );
}
