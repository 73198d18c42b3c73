import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** The editor of a template with its preview. */
export const TemplateEditor = late(
  withFrench(
    () => import("./template-editor.tsx"),
    () => import("./templates.french.ts"),
  ),
);
