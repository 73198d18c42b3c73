import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { Part } from "../../entities/repositories/part.tsx";
import { useRecord } from "../../records/use-records.ts";
import { useHere } from "../../screen/description.ts";
import { PairedFacts } from "../../screen/facts.tsx";
import { ReferenceControl } from "../../screen/reference-control.tsx";
import { toastRefusal } from "../../screen/refusals.ts";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";
import { Field } from "../../ui/field.tsx";
import { t } from "../../ui/translate.ts";
import { Audience } from "./audience.tsx";
import { AudienceCounts } from "./audience-counts.tsx";
import { useAudience } from "./use-audience.ts";

/** The e-mail of a campaign: what it says, to whom, why these may be written to, and how fast it leaves. */
export default function CampaignEmail({ campaign }: { campaign: Entry<"campaigns"> }) {
  const { may } = useHere<"campaigns">();
  const editable = may("update") && !campaign.started_at;
  return (
    <>
      <Part title={t("E-mail")}>
        <div className="flex flex-col gap-3">
          <Template {...{ campaign, editable }} />
          <Audience {...{ campaign, editable }} />
        </div>
      </Part>
      <PairedFacts names={["basis", "an_hour", "from_hour", "until_hour"]} wide={["basis"]} />
      {!campaign.started_at && campaign.audience && <Foretold campaign={campaign} />}
    </>
  );
}

type Props = { campaign: Entry<"campaigns">; editable: boolean };

function Template({ campaign, editable }: Props) {
  const { update } = useScreenWrites();
  const { template_id } = campaign;
  const change = (id: string) =>
    void update(campaign as Parameters<typeof update>[0], { template_id: id }).catch(toastRefusal);
  if (!editable) return template_id && <TemplateName id={template_id} />;
  return (
    <Field name="template_id" label={t("Template")} hint={t("Only active templates are offered.")}>
      {(ties) => (
        <ReferenceControl
          {...ties}
          key={template_id}
          entity="email_templates"
          text={template_id ?? ""}
          onText={change}
          where={{ status: "active" }}
        />
      )}
    </Field>
  );
}

function TemplateName({ id }: { id: string }) {
  const { data } = useRecord<{ id: string; name: string; version: number }>("email_templates", id);
  return data ? <p>{t("Template: {{name}}", { name: data.name })}</p> : null;
}

/** Whom it would write to if it were started now; for whoever may start it. */
function Foretold({ campaign: { id, basis, audience } }: { campaign: Entry<"campaigns"> }) {
  const { rights } = useSession();
  const may = !!rights?.["campaigns"]?.["start"];
  const { data, error } = useAudience(id, basis, may ? audience : null);
  return may ? (
    <Part title={t("Who would get it now")}>
      <AudienceCounts {...{ data, error }} />
    </Part>
  ) : null;
}
