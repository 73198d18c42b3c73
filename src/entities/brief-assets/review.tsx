import { useRef, useState } from "react";
import { useRecords } from "../../records/use-records.ts";
import { t } from "../../ui/translate.ts";
import { FilePreview } from "../files/late-files.ts";
import type { ReviewedFile } from "../files/record-files.tsx";
import { Compare } from "./compare.tsx";
import { type Comment, type Draft, no_draft } from "./draft.ts";
import { PinnedPicture } from "./pinned-picture.tsx";
import { ReviewComments } from "./review-comments.tsx";

const picture = /^image\/(png|jpeg|gif|webp|avif)$/;
const moving = /^(video|audio)\//;

/** A version as it is reviewed: what is in it, what is said at which point of it, and beside another version. */
export default function Review({ file, files }: { file: ReviewedFile; files: ReviewedFile[] }) {
  const comments = useRecords<Comment>("asset_comments", { where: { file_id: file.id }, order: ["created_at"] });
  const [draft, setDraft] = useState<Draft>(no_draft);
  const [chosen, choose] = useState<string | null>(null);
  const player = useRef<HTMLVideoElement>(null);
  const type = file.media_type ?? "";
  const pins = comments.rows.filter(({ x, parent_id }) => x !== null && !parent_id);
  const seek = (seconds: number) => {
    if (player.current) player.current.currentTime = seconds;
  };
  return (
    <>
      {picture.test(type) ? (
        <PinnedPicture {...{ file, pins, draft, setDraft, chosen, choose }} />
      ) : moving.test(type) ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- Drafts of videos come without captions.
        <video
          ref={player}
          controls
          src={`/api/files/${file.id}/content`}
          className="mt-2 max-h-[60vh] w-full bg-sunken"
          aria-label={file.name}
        />
      ) : (
        <FilePreview file={file} />
      )}
      {picture.test(type) && <Compare {...{ file }} others={files.filter(isOther(file))} />}
      <ReviewComments
        {...{ file, draft, setDraft, chosen, choose, seek }}
        comments={comments.rows}
        may_write={!!comments.rights["create"]}
        secondsNow={() => player.current?.currentTime ?? 0}
        points={
          picture.test(type) ? "picture" : type === "application/pdf" ? "pages" : moving.test(type) ? "seconds" : "none"
        }
      />
      {comments.hasNextPage && (
        <button
          type="button"
          className="py-1 text-person hover:underline"
          onClick={() => void comments.fetchNextPage()}
        >
          {t("Show more")}
        </button>
      )}
    </>
  );
}

const isOther = (file: ReviewedFile) => (other: ReviewedFile) =>
  other.id !== file.id && picture.test(other.media_type ?? "");
