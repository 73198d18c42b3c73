import { type RefObject, useRef, useState } from "react";
import { useRecords } from "../../records/use-records.ts";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import { FilePreview } from "../files/late-files.ts";
import type { ReviewedFile } from "../files/record-files.tsx";
import type { Points } from "./comment-form.tsx";
import { Compare } from "./compare.tsx";
import { type Comment, type Draft, no_draft } from "./draft.ts";
import { PinnedPicture } from "./pinned-picture.tsx";
import { ReviewComments } from "./review-comments.tsx";

/** A version as it is reviewed: what is in it, what is said at which point of it, and beside another version. */
export default function Review({ file, files }: { file: ReviewedFile; files: ReviewedFile[] }) {
  const comments = useRecords<Comment>("asset_comments", { where: { file_id: file.id }, order: ["created_at"] });
  const [draft, setDraft] = useState<Draft>(no_draft);
  const [chosen, choose] = useState<string | null>(null);
  const player = useRef<HTMLVideoElement>(null);
  const points = pointsOf(file);
  const seek = (seconds: number) => {
    if (player.current) player.current.currentTime = seconds;
  };
  const pins = comments.rows.filter(({ x, parent_id }) => x !== null && !parent_id);
  const others = files.filter((other) => other.id !== file.id && pointsOf(other) === "picture");
  return (
    <>
      {points === "picture" && <PinnedPicture {...{ file, pins, draft, setDraft, chosen, choose }} />}
      {points === "picture" && <Compare {...{ file, others }} />}
      {points === "seconds" && <Player {...{ file, player }} />}
      {(points === "pages" || points === "none") && <FilePreview file={file} />}
      <ReviewComments
        {...{ file, draft, setDraft, chosen, choose, seek, points }}
        comments={comments.rows}
        may_write={!!comments.rights["create"]}
        secondsNow={() => player.current?.currentTime ?? 0}
      />
      {comments.hasNextPage && (
        <Button tone="quiet" size="small" onClick={() => comments.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </>
  );
}

/** Plays a video or a sound. */
function Player({ file, player }: { file: ReviewedFile; player: RefObject<HTMLVideoElement | null> }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- Drafts of videos come without captions.
    <video
      ref={player}
      controls
      src={`/api/files/${file.id}/content`}
      className="mt-2 max-h-[60vh] w-full bg-sunken"
      aria-label={file.name}
    />
  );
}

/** Where comments on a file can stand, by its kind. */
function pointsOf({ media_type }: ReviewedFile): Points {
  const type = media_type ?? "";
  if (/^image\/(png|jpeg|gif|webp|avif)$/.test(type)) return "picture";
  if (/^(video|audio)\//.test(type)) return "seconds";
  return type === "application/pdf" ? "pages" : "none";
}
