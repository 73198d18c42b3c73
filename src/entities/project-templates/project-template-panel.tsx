import { phrase } from "../../ui/translate.ts";
import { templatePanel } from "./template-panel.tsx";

export default templatePanel("projects", phrase("Begin a project with it"));
