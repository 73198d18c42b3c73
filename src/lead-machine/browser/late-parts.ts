import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

const french = () => import("./lead-machine.french.ts");

/** The numbers, what failed, what changes a form, and what mends what was sent: each comes when it is shown. */
export const MachineNumbers = late(withFrench(() => import("./machine-numbers.tsx"), french));
export const Failures = late(withFrench(() => import("./failures.tsx"), french));
export const FormEditor = late(withFrench(() => import("./form-editor.tsx"), french));
export const MendSent = late(withFrench(() => import("./mend-sent.tsx"), french));
