import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { refreshAll } from "../../records/cache.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { stateWord } from "../../records/state-word.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { glyphs } from "../tasks/task-glyphs.ts";
import type { ProjectState } from "./use-project-states.ts";

type Props = { project: { id: string; name: string }; state: ProjectState | undefined; onClose: () => void };

/** Asks how a state of a project's is called and, of a new one, what it means. */
export default function StateDialog({ project, state, onClose }: Props) {
  const cache = useQueryClient();
  const [key] = useState(newKey);
  const [name, setName] = useState(state?.name ?? "");
  const [status, setStatus] = useState<string>(state?.status ?? "in_progress");
  async function send() {
    const meant = status as ProjectState["status"];
    await (state
      ? api.project_states.update(state.id, { version: state.version, name })
      : api.project_states.create({ project_id: project.id, name, status: meant }, key));
    refreshAll(cache, "project_states");
  }
  return (
    <FormDialog
      onClose={onClose}
      title={state ? t("Rename {{name}}", { name: state.name }) : `${t("New state")} · ${project.name}`}
      act={state ? t("Save") : t("Add state")}
      labels={{ name: t("Name"), status: t("Means") }}
      missing={name.trim() ? undefined : t("Write a name first.")}
      send={send}
    >
      {(errors) => (
        <>
          <TextField
            name="name"
            label={t("Name")}
            error={errors["name"]}
            value={name}
            maxLength={40}
            onChange={setName}
          />
          {!state && <Meaning value={status} onChange={setStatus} />}
        </>
      )}
    </FormDialog>
  );
}

function Meaning(choice: { value: string; onChange: (status: string) => void }) {
  const hint = t("Lists of all projects, figures and notices go by this.");
  return <SelectField name="status" label={t("Means")} hint={hint} options={meanings()} {...choice} />;
}

// (What is to be sorted is in no state of a project's yet.)
const meanings = () =>
  Object.keys(glyphs)
    .filter((value) => value !== "triage")
    .map((value) => ({ value, label: stateWord("tasks", value) }));

phrase("A project has 30 states of its own at most. Remove one first.");
phrase("Choose a state of the project that is there and means the same.");
phrase("Its project has no such state.");
phrase("This state is gone, or not yours to change.");
