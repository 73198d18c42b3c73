import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import { api, type Entry } from "../../client/api.ts";
import { ApiError } from "../../client/api-error.ts";
import type { FieldMeta } from "../../entity/meta.ts";
import { newKey } from "../../client/request.ts";
import { failureSentence } from "../../records/failure.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { toastRefusal } from "../../screen/refusals.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast, type Undo } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import type { ConversionInput, ConversionPreview } from "./conversion.ts";
import { type Choice, choiceOf, inputOf, type Said } from "./conversion-choice.ts";
import { ClientOptions } from "./convert-client.tsx";
import { ContactOptions } from "./convert-contact.tsx";
import { projectLabels, projectOf, ProjectOptions, useProjectFields } from "./convert-project.tsx";
import { refreshConverted } from "./refresh-converted.ts";

type Lead = Entry<"leads">;
type Props = { lead: Lead; onUndo: Undo; onClose: () => void };

/** Makes a lead a client: shows what is there already and why, and what would be new, and lets one choose. */
export default function ConvertDialog({ lead, onUndo, onClose }: Props) {
  const [said, say] = useState<Said>({});
  const { data: preview, error } = usePreview(lead, said);
  const choice = preview && choiceOf(preview, said);
  const project_fields = useProjectFields();
  const convert = useConverting(lead, onUndo);
  const send = async () =>
    choice && convert({ ...inputOf(choice, preview), ...projectOf(project_fields, choice) }, choice.account_name);
  return (
    <FormDialog
      onClose={onClose}
      title={t("Convert {{name}}", { name: lead.name })}
      {...wordsOf(preview?.wins ?? true)}
      labels={labels()}
      waiting={!preview && !error}
      missing={preview ? undefined : error ? t("It cannot be converted without the server.") : undefined}
      send={send}
    >
      {(errors) => (
        <Body {...{ preview, error, choice, errors, project_fields }} say={(more) => say({ ...said, ...more })} />
      )}
    </FormDialog>
  );
}

/** Converts the lead, says so, and leads to the project that follows. */
function useConverting(lead: Lead, onUndo: () => void) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const opening = (id: string) => () => void navigate({ to: "/projects", search: { id } as never });
  return async (input: ConversionInput, client: string) => {
    try {
      const { data: won, result } = await api.leads.told("convert", { ...input, id: lead.id }, newKey());
      const project = result.project_id ? opening(result.project_id) : null;
      tellConverted(lead, won?.account?.name ?? client, onUndo, project);
    } catch (refused) {
      // Somebody else was faster: there is nothing left to choose.
      if (!(refused instanceof ApiError) || refused.code !== "RESOURCE_CONFLICT" || refused.details) throw refused;
      toastRefusal(refused);
    } finally {
      refreshConverted(cache);
    }
  };
}

/** What is said of it, and on its button: whether the lead is won by it. */
const wordsOf = (wins: boolean) =>
  wins
    ? {
        description: t("The lead is won and linked to its client. Undo takes all of it back."),
        act: t("Win and convert"),
      }
    : { description: t("The lead is linked to its client. Undo takes all of it back."), act: t("Convert") };

const labels = () => ({
  ...projectLabels(),
  account_id: t("Client"),
  account_name: t("Name of the client"),
  siren: "SIREN",
  contact_id: t("Contact"),
  contact_name: t("Name of the contact"),
});

function tellConverted({ name }: Lead, client: string, undo: Undo, onOpen: (() => void) | null): void {
  toast(t("{{name}} is a client: {{client}}.", { name, client }), {
    tone: "good",
    undo,
    ...(onOpen && { also: { label: t("Open project"), act: onOpen } }),
  });
}

type BodyProps = {
  preview: ConversionPreview | undefined;
  error: unknown;
  choice: Choice | undefined;
  errors: Record<string, string>;
  project_fields: FieldMeta[];
  say: (more: Said) => void;
};

function Body({ preview, error, choice, errors, project_fields, say }: BodyProps) {
  if (preview && choice)
    return (
      <>
        <ClientOptions {...{ preview, choice, errors, say }} />
        <ContactOptions {...{ preview, choice, errors, say }} />
        <ProjectOptions fields={project_fields} {...{ choice, errors, say }} />
      </>
    );
  if (error) return <p role="alert">{failureSentence(error)}</p>;
  return <Skeleton className="my-6 w-64" />;
}

/** What would come of it, with the client that was chosen and the SIREN as far as it is written. */
function usePreview({ id }: Lead, { account, siren = "" }: Said) {
  const digits = useDeferredValue(siren).replace(/\D/g, "");
  const input = {
    ...(account && account !== "new" && { account_id: account }),
    ...(digits.length === 9 && { siren: digits }),
  };
  return useQuery({
    queryKey: ["leads", "preview", id, input],
    queryFn: ({ signal }) =>
      // (What is no SIREN is told when it is sent.)
      api.leads.preview("convert", { id, ...input }, signal).catch((error: unknown) => {
        if (!("siren" in input) || !(error instanceof ApiError) || error.status !== 422) throw error;
        return api.leads.preview("convert", { id }, signal);
      }),
    placeholderData: keepPreviousData,
    // What is there may have changed since it was last looked at.
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}
