import { LoaderCircle } from "lucide-react";
import { type ComponentProps, type MouseEvent, useId } from "react";
import { buttonLook, type ButtonSize, type ButtonTone } from "./button-look.ts";
import { Kbd } from "./kbd.tsx";
import { type Act, usePress, useSlow } from "./press.ts";

type Props = Omit<ComponentProps<"button">, "onClick" | "disabled"> & {
  tone?: ButtonTone;
  size?: ButtonSize;
  onClick?: Act<MouseEvent<HTMLButtonElement>>;
  /** True while the form around it is being sent. */
  busy?: boolean;
  /** Why it cannot be pressed now; given, the button is disabled and says so. */
  disabledReason?: string | undefined;
  /** The key that does the same. */
  kbd?: string | undefined;
};

/** Says what it will do, shows progress after 300 ms and cannot be pressed twice. */
export function Button(props: Props) {
  const { tone = "plain", size = "medium", busy = false, disabledReason, kbd, ...rest } = props;
  const { onClick, className, children, ...attributes } = rest;
  const { pending, press } = usePress(onClick);
  const working = busy || pending;
  const slow = useSlow(working);
  const reason = useId();
  return (
    <button
      type="button"
      {...attributes}
      className={buttonLook(tone, size, className)}
      // aria-disabled keeps it in the tab order, so that the reason can be heard.
      aria-disabled={disabledReason ? true : undefined}
      aria-busy={slow || undefined}
      aria-describedby={disabledReason ? reason : attributes["aria-describedby"]}
      title={disabledReason}
      onClick={(event) => {
        if (disabledReason || working) event.preventDefault();
        else void press(event);
      }}
    >
      {slow && <LoaderCircle aria-hidden className="animate-turn" />}
      {children}
      {kbd && <Kbd>{kbd}</Kbd>}
      {disabledReason && (
        <span id={reason} hidden>
          {disabledReason}
        </span>
      )}
    </button>
  );
}
