/** French for what forms ask. */
export const formsFrench = () => import("../shell/french/forms.ts").then(({ forms }) => forms);
