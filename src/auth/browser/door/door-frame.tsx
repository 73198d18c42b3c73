import type { ReactNode } from "react";
import PublicHeader from "./public-header.tsx";
import { Toaster } from "../../../ui/toaster.tsx";
import { t } from "../../../ui/translate.ts";
import { ServerSilent } from "./server-silent.tsx";

type Props = { company: string; failure: unknown; children: ReactNode };

/** What stands around the pages before sign-in: the header, the server's state. */
export function DoorFrame({ company, failure, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader company={company} hint={t("Sign in to search.")} />
      <main className="mx-auto w-full max-w-104 flex-1 px-4 pt-8 pb-12 tablet:pt-[min(14vh,120px)]">
        {failure ? <ServerSilent /> : null}
        {children}
      </main>
      <Toaster />
    </div>
  );
}
