import { useMemo } from "react";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { late } from "../../ui/late.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { operationsOf } from "./api-document.ts";
import { Console } from "./console.tsx";
import { useApiDocument } from "./developer-data.ts";
import { OperationList } from "./operation-list.tsx";
import { Section } from "../../ui/section.tsx";
import { Beside } from "./side-list.tsx";

const ApiKeys = late(
  withFrench(
    () => import("../../auth/browser/account/api-keys.tsx"),
    () => import("../../auth/browser/people/people.french.ts"),
  ),
);

/** The operations of the API; one that is chosen is filled in and sent as oneself. */
export default function ApiTab() {
  const { data, error } = useApiDocument();
  const [{ operation: id }] = useAddress();
  const operations = useMemo(() => (data ? operationsOf(data) : []), [data]);
  if (error && !data) return <DataFailure error={error} />;
  if (!data) return <Skeleton className="mx-4 mt-3 h-96" />;
  const chosen = operations.find((one) => one.id === id);
  return (
    <Beside list={<OperationList operations={operations} chosen={chosen} />}>
      {chosen ? <Console key={chosen.id} document={data} operation={chosen} /> : <Beginning unknown={id} />}
    </Beside>
  );
}

/** What stands where no operation is chosen: how one begins, and one's keys. */
function Beginning({ unknown }: { unknown: string | undefined }) {
  return (
    <div className="flex flex-col gap-6">
      {unknown !== undefined && <p className="text-bad">{t("There is no operation {{id}}.", { id: unknown })}</p>}
      <Section
        title={t("Try the API")}
        about={t(
          "Choose an operation, fill it in and send it. It runs on the real data, with your session and your rights.",
        )}
      >
        <div className="flex flex-wrap gap-2">
          <PageLink to="/developer" search={{ operation: "leads_list" }} className={buttonLook("plain", "medium")}>
            {t("Open an example")}
          </PageLink>
          <a href="/api/openapi.json" target="_blank" rel="noreferrer" className={buttonLook("quiet", "medium")}>
            {t("OpenAPI document")}
          </a>
        </div>
      </Section>
      <Section title={t("Your API keys")}>
        <ApiKeys />
      </Section>
    </div>
  );
}
