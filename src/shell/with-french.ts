/** French for people, their roles and one's own account. */
export const peopleFrench = () => import("./french/people.ts").then(({ people }) => people);

/** French for the pages whose content comes later. */
export const plannedFrench = () => import("./french/planned.ts").then((french) => french.planned);

/** French for working without a line, and for what the program says of itself. */
export const offlineFrench = () => import("./french/offline.ts").then(({ offline }) => offline);

/** French for the notifications, wherever they are shown. */
export const notificationsFrench = () => import("./french/notifications.ts").then(({ notifications }) => notifications);

/** French for the log of outgoing mail. */
export const mailFrench = () => import("./french/mail.ts").then(({ mail }) => mail);

/** French for notifications on devices. */
export const pushFrench = () => import("./french/push.ts").then(({ push }) => push);
