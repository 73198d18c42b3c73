import { Plus } from "lucide-react";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { placeOf } from "../../entities/places.ts";
import { Picker } from "../../records/picker.tsx";
import { sayOf } from "../../screen/words.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { Work } from "./sheet-rows.ts";
import { workOfTask } from "./use-sheet.ts";

type Offered = "tasks" | "projects";

/** Adds a line to the sheet: a task or a project on which no time was entered in this week. */
export function AddRow({ onAdd }: { onAdd: (work: Work) => void }) {
  const [asked, ask] = useState(false);
  const [of, setOf] = useState<Offered>("tasks");
  const options = (["tasks", "projects"] as const).map((value) => ({
    value,
    label: t(placeOf(value)?.words.one ?? value),
  }));
  const take = (row: Entry<"tasks"> | Entry<"projects">) => {
    onAdd(of === "tasks" ? workOfTask(row as Entry<"tasks">) : workOfProject(row as Entry<"projects">));
    ask(false);
  };
  return (
    <div className="flex-none px-4 py-2">
      <Button size="small" onClick={() => ask(true)}>
        <Plus aria-hidden />
        {t("Add a line")}
      </Button>
      {asked && (
        <Dialog open onOpenChange={() => ask(false)} title={t("Add a line")}>
          <div className="flex flex-col gap-3">
            <SegmentedControl label={t("Worked on")} value={of} options={options} onChange={setOf} />
            <Picker<Entry<"tasks"> | Entry<"projects">>
              key={of}
              entity={of}
              label={sayOf(of, phrase("Search {{things}}"))}
              value={null}
              onChange={take}
              onTake={take}
              content={(row) => <span className="truncate">{nameOf(row)}</span>}
            />
          </div>
        </Dialog>
      )}
    </div>
  );
}

const nameOf = (row: Entry<"tasks"> | Entry<"projects">) => `${"code" in row ? row.code : row.key} ${row.name}`;

function workOfProject({ id, name, key }: Entry<"projects">): Work {
  return { task_id: null, project_id: id, note: null, title: name, code: key, under: null };
}
