import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { useWrites } from "../../records/use-writes.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { t } from "../../ui/translate.ts";
import type { ReviewedFile } from "../files/record-files.tsx";
import { type Draft, no_draft } from "./draft.ts";

/** Where comments on this kind of file can stand. */
export type Points = "picture" | "pages" | "seconds" | "none";

type Props = {
  file: ReviewedFile;
  draft: Draft;
  setDraft: (draft: Draft) => void;
  points: Points;
  secondsNow: () => number;
  /** The comment that is answered. */
  parent?: string;
  onDone?: () => void;
};

/** Writes a comment on a version, at the point that was chosen, or an answer. */
export function CommentForm({ file, draft, setDraft, points, secondsNow, parent, onDone }: Props) {
  const writes = useWrites("asset_comments");
  const [body, setBody] = useState("");
  const [page, setPage] = useState("");
  const [timed, setTimed] = useState(false);
  const where = parent
    ? { parent_id: parent }
    : {
        ...(points === "picture" && draft.point),
        ...(points === "pages" && /^\d+$/.test(page) && { page: Number(page) }),
        ...(points === "seconds" && timed && { seconds: Math.round(secondsNow() * 10) / 10 }),
      };
  const send = async () => {
    const values = { entity: "brief_assets", row_id: file.row_id, file_id: file.id, body: body.trim(), ...where };
    const made = await writes.create(values, newKey()).catch(toastRefusal);
    if (!made) return;
    setBody("");
    setDraft(no_draft);
    onDone?.();
  };
  return (
    <div className="flex flex-col gap-2 pt-2">
      <Field label={parent ? t("Your answer") : t("Your comment")} name={parent ? `answer-${parent}` : "comment"}>
        {(ties) => (
          <Textarea {...ties} maxLength={2000} value={body} onChange={(event) => setBody(event.target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap items-end gap-2">
        {!parent && points === "picture" && <PinButton {...{ draft, setDraft }} />}
        {!parent && points === "pages" && (
          <TextField
            label={t("Page of the PDF")}
            name="page"
            inputMode="numeric"
            optional={t("optional")}
            value={page}
            onChange={setPage}
          />
        )}
        {!parent && points === "seconds" && (
          <Button size="small" aria-pressed={timed} onClick={() => setTimed(!timed)}>
            {timed ? t("At the present second") : t("Say at which second")}
          </Button>
        )}
        <span className="flex-1" />
        {onDone && (
          <Button size="small" onClick={onDone}>
            {t("Cancel")}
          </Button>
        )}
        <Button
          tone="primary"
          size="small"
          disabledReason={body.trim() ? undefined : t("Write something first.")}
          onClick={send}
        >
          {parent ? t("Reply") : t("Add comment")}
        </Button>
      </div>
    </div>
  );
}

/** Puts a pin into the middle of the picture, or takes it away. */
function PinButton({ draft, setDraft }: Pick<Props, "draft" | "setDraft">) {
  return (
    <Button size="small" onClick={() => setDraft(draft.point ? no_draft : { point: { x: 0.5, y: 0.5 } })}>
      {draft.point ? t("Remove pin") : t("Add pin")}
    </Button>
  );
}
