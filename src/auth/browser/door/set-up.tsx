import { request } from "../../../client/request.ts";
import { t } from "../../../ui/translate.ts";
import { AttemptFailure, useWait } from "./attempt-failure.tsx";
import { fieldErrors, refuseFields } from "./failure-sentence.ts";
import { forgetDraft, type SetUpDraft, useDraft } from "./set-up-draft.ts";
import { labelsOf, SetUpFields } from "./set-up-fields.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { useSubmit } from "./submit.ts";

/** The first run: makes the company and its first administrator. */
export default function SetUp({ codeRequired }: { codeRequired: boolean }) {
  const [draft, change] = useDraft();
  const { busy, failure, submit } = useSubmit(() => setUp(draft, codeRequired));
  const wait = useWait(failure);
  const errors = fieldErrors(failure?.error);
  return (
    <>
      <h1 className="text-page font-semibold">{t("Set up your company")}</h1>
      <p className="mt-1 text-form text-ink-2">
        {t("You become the first administrator. Everybody else is invited by you.")}
      </p>
      <form noValidate onSubmit={submit} className="mt-5 flex flex-col gap-3">
        {failure && <AttemptFailure key={failure.number} error={failure.error} wait={wait} labels={labelsOf()} />}
        <SetUpFields draft={draft} change={change} errors={errors} codeRequired={codeRequired} />
        <SubmitButton busy={busy} wait={wait}>
          {t("Create the company")}
        </SubmitButton>
      </form>
    </>
  );
}

async function setUp(draft: SetUpDraft, codeRequired: boolean): Promise<void> {
  // In the order of the form, which is the order of the summary.
  refuseFields({
    ...(codeRequired && draft.code.trim() === "" && { code: t("Enter the code.") }),
    ...(draft.company.trim() === "" && { company: t("Enter the name of the company.") }),
    ...(draft.name.trim() === "" && { name: t("Enter your name.") }),
    ...(!/^\S+@\S+$/.test(draft.email.trim()) && { email: t("Enter your e-mail address.") }),
    ...(draft.password.length < 12 && { password: t("Use at least 12 characters.") }),
  });
  const { code, ...body } = draft;
  await request("POST", "/api/setup", {
    body: codeRequired ? { ...body, code: code.trim() } : body,
  });
  forgetDraft();
  location.assign("/dashboard");
}
