import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { TextInput } from "./text-input.tsx";
import { t } from "./translate.ts";

type Props = Omit<ComponentProps<"input">, "type">;

/** A password that can be shown, with a hint while caps lock is on. */
export function PasswordInput(props: Props) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <>
      <span className="relative block">
        <TextInput
          autoCapitalize="none"
          spellCheck={false}
          {...props}
          type={shown ? "text" : "password"}
          className="pr-9 touch:pr-11"
          onKeyDown={watch}
          onKeyUp={watch}
          onBlur={() => setCapsLock(false)}
        />
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? t("Hide password") : t("Show password")}
          className="absolute top-0 right-0"
          onClick={() => setShown(!shown)}
        />
      </span>
      <span role="status" className="text-meta text-warn empty:hidden">
        {capsLock ? t("Caps lock is on.") : ""}
      </span>
    </>
  );
}
