import type { Catalogue } from "../../ui/translate.ts";

/** French for what waits for one's own signature. */
export const french: Catalogue = {
  "Waits for you": "En attente de votre réponse",
  "waits for your signature": "attend votre signature",
  "waits for your approval": "attend votre validation",
  "Until {{day}}": "Jusqu’au {{day}}",
  "Read and answer": "Lire et répondre",
  "This does not wait for you any more.": "Cela n’attend plus votre réponse.",
};
