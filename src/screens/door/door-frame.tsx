import type { ReactNode } from "react";
import { CompanyMark } from "../../shell/company-mark.tsx";
import { chooseLanguage, languages } from "../../shell/language.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Toaster } from "../../ui/toaster.tsx";
import { currentLanguage, t } from "../../ui/translate.ts";
import { ServerSilent } from "./server-silent.tsx";

type Props = { company: string; failure: unknown; children: ReactNode };

/** What stands around the pages before sign-in: the company, the language, the server's state. */
export function DoorFrame({ company, failure, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-12 flex-none items-center justify-between gap-4 border-b border-line px-4">
        <a href="/" className="min-w-0 rounded-sm">
          <CompanyMark name={company} />
        </a>
        <SegmentedControl
          label={t("Language")}
          value={currentLanguage()}
          options={languages}
          onChange={chooseLanguage}
        />
      </header>
      <main className="mx-auto w-full max-w-104 flex-1 px-4 pt-8 pb-12 tablet:pt-[min(14vh,120px)]">
        {failure ? <ServerSilent /> : null}
        {children}
      </main>
      <Toaster />
    </div>
  );
}
