import { SendHorizontal } from "lucide-react";
import type { RefObject } from "react";
import { useKeys } from "../../keys/use-keys.ts";
import { MentionField } from "../../timeline/browser/mention-field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Problem } from "../../ui/problem.tsx";
import { t } from "../../ui/translate.ts";
import type { Sending } from "./use-sending.ts";

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  sending: Sending;
  label: string;
};

/** Where one writes: Enter sends, with Shift it begins another line; on a touch screen the button sends. */
export function Composer({ field, sending, label }: Props) {
  const { text, type, send, problem } = sending;
  useKeys([{ of: "comment", label: t("Write a message"), act: () => field.current?.focus() }]);
  return (
    <form
      noValidate
      aria-label={label}
      className="flex-none border-t border-line px-4 py-3"
      onSubmit={(event) => (event.preventDefault(), void send())}
    >
      <Problem text={problem} />
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <MentionField
            {...{ field }}
            agents={none}
            above
            rows={1}
            className="min-h-9!"
            enter_sends={!matchMedia("(pointer: coarse)").matches}
            aria-label={label}
            placeholder={label}
            value={text}
            onText={type}
            onSend={() => void send()}
          />
        </div>
        <IconButton
          type="submit"
          icon={SendHorizontal}
          label={t("Send")}
          disabled={!text.trim()}
          className="text-person disabled:text-ink-3"
        />
      </div>
    </form>
  );
}

const none: never[] = [];
