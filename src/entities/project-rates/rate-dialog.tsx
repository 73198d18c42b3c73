import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Entry } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { refreshAll } from "../../records/cache.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { parseNumber } from "../../ui/parse-number.ts";
import { TextField } from "../../ui/text-field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { ProjectRate } from "./project-rates.tsx";

type Props = { project: Entry<"projects">; rate: ProjectRate | undefined; onClose: () => void };

/** Asks for which work of a project an hour is paid for with what. */
export default function RateDialog({ project, rate, onClose }: Props) {
  const cache = useQueryClient();
  const [key] = useState(newKey);
  const [name, setName] = useState(rate?.name ?? "");
  const [typed, type] = useState(rate ? String(rate.rate).replace(".", ",") : "");
  const value = parseNumber(typed);
  const worth = t("Rate per hour ({{currency}})", { currency: project.currency });
  async function send() {
    const said = { name, rate: value ?? 0 };
    await (rate
      ? api.project_rates.update(rate.id, { version: rate.version, ...said })
      : api.project_rates.create({ project_id: project.id, ...said }, key));
    refreshAll(cache, "project_rates");
    if (rate) refreshAll(cache, "project_members");
  }
  return (
    <FormDialog
      onClose={onClose}
      title={rate ? t("Change the rate of {{name}}", { name: rate.name }) : `${t("New rate")} · ${project.name}`}
      description={t("Of members whose part is called so, where they have no rate of their own; from now on.")}
      act={rate ? t("Save") : t("Add rate")}
      labels={{ name: t("Part"), rate: worth }}
      missing={missing(name, value)}
      send={send}
    >
      {(errors) => (
        <>
          <Part error={errors["name"]} value={name} onChange={setName} />
          <Worth label={worth} error={errors["rate"]} value={typed} onChange={type} />
        </>
      )}
    </FormDialog>
  );
}

type Typed = { error: string | undefined; value: string; onChange: (text: string) => void };

const Part = (props: Typed) => <TextField name="name" label={t("Part")} maxLength={60} {...props} />;
const Worth = (props: Typed & { label: string }) => (
  <TextField name="rate" inputMode="decimal" maxLength={20} {...props} />
);

function missing(name: string, value: number | null | undefined): string | undefined {
  if (!name.trim()) return t("Write what these members do first.");
  return typeof value === "number" && value >= 0 ? undefined : t("Write what an hour is paid for, such as 95.");
}

phrase("A project has 30 rates by role at most. Remove one first.");
