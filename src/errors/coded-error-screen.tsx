import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { formatDateTime } from "../ui/format.ts";
import { t } from "../ui/translate.ts";
import type { CodedError } from "./coded-errors.ts";
import { ErrorLayout } from "./error-layout.tsx";
import type { Reference } from "./which-error.ts";

type Props = { coded: CodedError; reference: Reference; children?: ReactNode };

/** An error of the catalogue, with what a support person will ask for. */
export function CodedErrorScreen({ coded, reference, children }: Props) {
  return (
    <ErrorLayout
      title={t(coded.title)}
      text={t(coded.guidance)}
      actions={
        <>
          <Button tone="primary" onClick={() => location.reload()}>
            {t("Retry")}
          </Button>
          <Button onClick={() => location.assign("/")}>{t("Go Home")}</Button>
        </>
      }
    >
      {children}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-3 text-meta text-ink-3">
        <Fact name={t("Code")} value={reference.code} />
        {reference.request_id && <Fact name={t("Request id")} value={reference.request_id} />}
        {reference.timestamp && <Fact name={t("Time")} value={timeOf(reference.timestamp)} />}
      </dl>
    </ErrorLayout>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="break-all text-ink-2 tabular-nums select-all">{value}</dd>
    </>
  );
}

/** Whatever the envelope says is shown, even where it is no date. */
function timeOf(timestamp: string): string {
  return Number.isNaN(Date.parse(timestamp)) ? timestamp : formatDateTime(timestamp);
}
