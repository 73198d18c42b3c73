import { placeOf } from "../../entities/places.ts";
import { failureSentence, toastFailure } from "../../records/failure.ts";
import { ReferenceControl } from "../../screen/reference-control.tsx";
import { request } from "../../client/request.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { PreviewFrame } from "./preview-frame.tsx";
import type { Draft, Preview, usePreview } from "./use-preview.ts";
import type { Tried } from "./use-tried-on.ts";

type Props = { tried: Tried; draft: Draft; preview: ReturnType<typeof usePreview>; editable: boolean };

/** What becomes of the template for the record that is chosen, and a way to have it as an e-mail oneself. */
export function PreviewPart({ tried, draft, preview: { data, error, settled }, editable }: Props) {
  const wrong = (data?.problems.length ?? 0) > 0;
  return (
    <section aria-label={t("Preview")} className="flex min-w-0 flex-col gap-2">
      <Chooser tried={tried} />
      {tried.on === null && tried.none && <p className="text-ink-2">{t("You see no record to try it on.")}</p>}
      {error && <p className="text-ink-2">{failureSentence(error)}</p>}
      {!data && tried.on && !error && <Skeleton className="h-40" />}
      {data && !error && !wrong && (
        <div>
          <PreviewFrame preview={data} />
        </div>
      )}
      {data && wrong && (
        <p className="text-ink-2">{t("There is no preview until what is marked has been corrected.")}</p>
      )}
      {editable && data && <TestButton {...{ draft, tried, data, settled }} />}
    </section>
  );
}

/** Of which kind the record is, and which one. */
function Chooser({ tried: { kinds, kind, on, choose } }: { tried: Tried }) {
  if (!kind) return null;
  const options = kinds.map((value) => ({ value, label: t(placeOf(value)?.words.one ?? value) }));
  return (
    <Field name="tried_on" label={t("Preview for")}>
      {(ties) => (
        <div className="flex flex-col gap-2">
          {kinds.length > 1 && (
            <SegmentedControl
              label={t("Kind of record")}
              value={kind}
              {...{ options }}
              onChange={(to) => choose(to, "")}
            />
          )}
          <ReferenceControl
            key={kind}
            {...ties}
            entity={kind}
            text={on?.row_id ?? ""}
            onText={(id) => choose(kind, id)}
          />
        </div>
      )}
    </Field>
  );
}

type TestProps = { draft: Draft; tried: Tried; data: Preview; settled: boolean };

function TestButton({ draft, tried: { on }, data, settled }: TestProps) {
  const send = () =>
    request<{ data: { to: string } }>("POST", "/api/templates/test", { body: { ...draft, ...on } }).then(
      ({ data: { to } }) => void toast(t("The test is on its way to {{to}}.", { to }), { tone: "good" }),
      toastFailure,
    );
  const reason = !data.configured
    ? t("This Tandem sends no e-mail.")
    : data.problems.length > 0
      ? t("Correct what is marked first.")
      : undefined;
  return (
    <Button size="small" className="self-start" busy={!settled} disabledReason={reason} onClick={send}>
      {t("Send a test to myself")}
    </Button>
  );
}
