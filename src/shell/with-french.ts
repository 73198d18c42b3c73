/** French for people, their roles and one's own account. */
export const peopleFrench = () => import("./french/people.ts").then(({ people }) => people);

/** French for the pages whose content comes later. */
export const plannedFrench = () => import("./french/planned.ts").then((french) => french.planned);

/** French for working without a line, and for what the program says of itself. */
export const offlineFrench = () => import("./french/offline.ts").then(({ offline }) => offline);
