import { parseRecurrence } from "../ui/parse-recurrence.ts";
import { recurrenceText, working_days } from "../ui/recurrence.ts";
import { t } from "../ui/translate.ts";
import { wordKind } from "./worded-kinds.ts";

const usual = [
  "FREQ=DAILY",
  `FREQ=WEEKLY;BYDAY=${working_days}`,
  "FREQ=WEEKLY;BYDAY=MO",
  "FREQ=WEEKLY;INTERVAL=2",
  "FREQ=MONTHLY;BYMONTHDAY=1",
  "FREQ=MONTHLY;BYMONTHDAY=-1",
  "FREQ=MONTHLY;BYDAY=-1FR",
  "FREQ=MONTHLY;INTERVAL=3",
  "FREQ=YEARLY",
];

// When something comes again.
wordKind("rule", {
  text: recurrenceText,
  read: parseRecurrence,
  unreadable: () => t("Write how often, such as “{{example}}”.", { example: recurrenceText("FREQ=WEEKLY;BYDAY=MO") }),
  usual: () => usual.map(recurrenceText),
});
