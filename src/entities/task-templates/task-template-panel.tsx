import { phrase } from "../../ui/translate.ts";
import { templatePanel } from "../project-templates/template-panel.tsx";

export default templatePanel("tasks", phrase("Make a task with it"));
