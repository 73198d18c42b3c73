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
export function CommentForm(props: Props) {
  const { parent, onDone } = props;
  const [body, setBody] = useState("");
  const [place, setPlace] = useState<Place>({ page: "", timed: false });
  const send = useSend(props, place);
  const write = async () => {
    if (await send(body.trim())) setBody("");
  };
  return (
    <div className="flex flex-col gap-2 pt-2">
      <Field label={parent ? t("Your answer") : t("Your comment")} name={parent ? `answer-${parent}` : "comment"}>
        {(ties) => (
          <Textarea {...ties} maxLength={2000} value={body} onChange={(event) => setBody(event.target.value)} />
        )}
      </Field>
      <div className="flex flex-wrap items-end gap-2">
        {!parent && <PlaceFields {...props} {...{ place, setPlace }} />}
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
          onClick={write}
        >
          {parent ? t("Reply") : t("Add comment")}
        </Button>
      </div>
    </div>
  );
}

/** The page that was typed, and whether the present second is said. */
type Place = { page: string; timed: boolean };

/** Sends a comment with its place; answers whether it was taken. */
function useSend({ file, draft, setDraft, points, secondsNow, parent, onDone }: Props, { page, timed }: Place) {
  const writes = useWrites("asset_comments");
  const whereOf = () => ({
    ...(points === "picture" && draft.point),
    ...(points === "pages" && /^\d+$/.test(page) && { page: Number(page) }),
    ...(points === "seconds" && timed && { seconds: Math.round(secondsNow() * 10) / 10 }),
  });
  return async (body: string): Promise<boolean> => {
    const about = { entity: "brief_assets", row_id: file.row_id, file_id: file.id };
    const values = { ...about, body, ...(parent ? { parent_id: parent } : whereOf()) };
    const made = await writes.create(values, newKey()).catch(toastRefusal);
    if (!made) return false;
    setDraft(no_draft);
    onDone?.();
    return true;
  };
}

/** Where the comment stands: a pin, a page or a second, by the kind of the file. */
function PlaceFields({
  points,
  draft,
  setDraft,
  place,
  setPlace,
}: Props & { place: Place; setPlace: (place: Place) => void }) {
  if (points === "picture") return <PinButton {...{ draft, setDraft }} />;
  if (points === "pages")
    return (
      <TextField
        label={t("Page of the PDF")}
        name="page"
        inputMode="numeric"
        optional={t("optional")}
        value={place.page}
        onChange={(page) => setPlace({ ...place, page })}
      />
    );
  if (points === "none") return null;
  return (
    <Button size="small" aria-pressed={place.timed} onClick={() => setPlace({ ...place, timed: !place.timed })}>
      {place.timed ? t("At the present second") : t("Say at which second")}
    </Button>
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
