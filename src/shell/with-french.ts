import { addSentences, type Catalogue, currentLanguage } from "../ui/translate.ts";
import type { Load } from "./app-route.ts";

/** A screen that few open, with its own sentences: their French comes with it instead of with every page. */
export function withFrench(load: Load, french: () => Promise<Catalogue>): Load {
  return async () => {
    if (currentLanguage() !== "fr") return load();
    const [screen, sentences] = await Promise.all([load(), french()]);
    addSentences(sentences);
    return screen;
  };
}

/** French for people, their roles and one's own account. */
export const peopleFrench = () => import("./french/people.ts").then(({ people }) => people);

/** French for the pages whose content comes later. */
export const plannedFrench = () => import("./french/planned.ts").then((french) => french.planned);

/** French for the notifications, wherever they are shown. */
export const notificationsFrench = () => import("./french/notifications.ts").then(({ notifications }) => notifications);

/** French for the log of outgoing mail. */
export const mailFrench = () => import("./french/mail.ts").then(({ mail }) => mail);
