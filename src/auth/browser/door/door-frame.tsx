import type { ReactNode } from "react";
import PublicHeader from "./public-header.tsx";
import type { Company } from "../../../client/session.ts";
import { classNames } from "../../../ui/class-names.ts";
import { accentStyle } from "../../../ui/company-mark.tsx";
import { Toaster } from "../../../ui/toaster.tsx";
import { t } from "../../../ui/translate.ts";
import { ServerSilent } from "./server-silent.tsx";

type Props = { company: Company; failure: unknown; children: ReactNode };

/** What stands around the pages before sign-in: the header, the server's state. */
export function DoorFrame({ company, failure, children }: Props) {
  return (
    <div
      className={classNames("flex min-h-dvh flex-col", company.accent && "accented")}
      style={accentStyle(company.accent)}
    >
      <PublicHeader company={company} hint={t("Sign in to search.")} />
      <main className="mx-auto w-full max-w-104 flex-1 px-4 pt-8 pb-12 tablet:pt-[min(14vh,120px)]">
        {failure ? <ServerSilent /> : null}
        {children}
      </main>
      <Toaster />
    </div>
  );
}
