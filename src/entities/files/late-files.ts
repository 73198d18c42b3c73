import { createElement } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { late } from "../../ui/late.ts";
import { NoFilesYet } from "./no-files-yet.tsx";
import { orNothing, withFrench } from "../../ui/with-french.ts";

/** The files of the record that is open, in its panel; of a document its versions. */
export const RecordFiles = late(
  orNothing(
    withFrench(
      () => import("./record-files.tsx"),
      () => import("./files.french.ts"),
    ),
  ),
  () => createElement(NoFilesYet),
);

/** What is in a file, as far as it can be shown. */
export const FilePreview = late(
  orNothing(
    withFrench(
      () => import("./preview.tsx"),
      () => import("./files.french.ts"),
    ),
  ),
  () => createElement(Skeleton, { className: "m-4 w-64" }),
);

/** The documents that are published for a client, on their first page. */
export const ClientFiles = late(
  orNothing(
    withFrench(
      () => import("./client-files.tsx"),
      () => import("./files.french.ts"),
    ),
  ),
);
