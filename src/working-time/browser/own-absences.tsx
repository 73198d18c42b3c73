import { useSession } from "../../client/session-context.ts";
import { t } from "../../ui/translate.ts";
import { Absences } from "./absences.tsx";

/** When one is away oneself. */
export default function OwnAbsences() {
  return (
    <>
      <p className="mb-2 text-ink-2">
        {t(
          "Colleagues who plan work hear on which days you are away; why, only administrators and the head of the company.",
        )}
      </p>
      <Absences person_id={useSession().person.id} />
    </>
  );
}
