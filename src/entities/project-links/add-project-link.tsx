import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Picker } from "../../records/picker.tsx";
import type { RecordRow } from "../../records/record-client.ts";
import { useWrites } from "../../records/use-writes.ts";
import { holdsDays, LagField, lagLabel, wrongLag } from "../../screen/lag.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { saidSo, toast } from "../../ui/toast.ts";
import { phrase, t } from "../../ui/translate.ts";
import { inWords } from "../task-links/circle-in-words.ts";
import { sides } from "./link-words.ts";

type Project = Entry<"projects">;

/** Asks how the project stands to which other one. */
export function AddProjectLink({ project, onClose }: { project: Project; onClose: () => void }) {
  const writes = useWrites("project_links");
  const [at, choose] = useState("0");
  const [other, pick] = useState<Project | null>(null);
  const [lag, type] = useState("0");
  const side = sides[Number(at)] ?? sides[0];
  const held = holdsDays(side.kind);
  async function send() {
    if (!other) return;
    const [from_id, to_id] = side.end === "from" ? [project.id, other.id] : [other.id, project.id];
    const values = { from_id, to_id, kind: side.kind, ...(held && { lag: Number(lag) }) };
    const made = await writes.create(values, newKey()).catch(inWords);
    const undo = () =>
      writes
        .remove([made.id], (_count, left) => [t("The relation is ended."), left].filter(Boolean).join(" "))
        .then(saidSo);
    toast(`${project.key}: ${t(side.words)} ${other.key}`, { undo });
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("Relate {{name}}", { name: project.key })}
      act={t("Add relation")}
      labels={{ to_id: t("Other project"), lag: lagLabel() }}
      missing={!other ? t("Choose a project first.") : held ? wrongLag(lag) : undefined}
      send={send}
    >
      {(errors) => (
        <>
          <Sides {...{ at, choose }} />
          <ProjectPicker value={other?.id ?? null} without={project.id} onChange={pick} />
          {errors["to_id"] && <p className="text-bad">{errors["to_id"]}</p>}
          {held && <LagField {...{ lag, type }} error={errors["lag"]} />}
        </>
      )}
    </FormDialog>
  );
}

function Sides({ at, choose }: { at: string; choose: (at: string) => void }) {
  const options = sides.map(({ words }, nth) => ({ value: String(nth), label: t(words) }));
  return (
    <SelectField
      name="kind"
      label={t("How this project stands to it")}
      value={at}
      options={options}
      onChange={choose}
    />
  );
}

function ProjectPicker(props: { value: string | null; without: string; onChange: (project: Project) => void }) {
  return (
    <Picker<RecordRow & Project>
      entity="projects"
      label={t("Find a project")}
      value={props.value}
      without={[props.without]}
      onChange={props.onChange}
      content={({ key, name }) => (
        <>
          <span className="w-18 flex-none truncate text-ink-3 tabular-nums">{key}</span>
          <span className="truncate">{name}</span>
        </>
      )}
    />
  );
}

phrase("A project has at most 50 relations.");
phrase("These two projects are related in this way already.");
