import { Check, CircleAlert, Info, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import { dismissToast, takeBack, type Toast, useToasts } from "./toast.ts";
import { t } from "./translate.ts";

/** Says why something could not be taken back; absent where nothing ever can. */
type Props = { onFailure?: (error: unknown) => void };

/** Where toasts appear; once per page. Screen readers hear them without losing their place. */
export function Toaster({ onFailure }: Props) {
  const toasts = useToasts();
  return (
    <section
      aria-label={t("Messages of the app")}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-18 z-50 flex flex-col items-center gap-2 tablet:right-[calc(var(--panel,0px)+1rem)] tablet:bottom-4 tablet:left-auto tablet:items-end [body:has([data-foot])_&]:bottom-44 tablet:[body:has([data-foot])_&]:bottom-16"
    >
      {toasts.map((toast) => (
        <Message key={toast.id} {...{ toast, onFailure }} />
      ))}
    </section>
  );
}

const glyphs = { good: Check, bad: CircleAlert, info: Info };
const inks = { good: "text-good", bad: "text-bad", info: "text-person" };

function Message({ toast, onFailure }: Props & { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const { id, stay, tone, text, undo, action, also } = toast;
  const taking_back = undo && { label: t("Undo"), act: () => void takeBack({ id, text, undo }).catch(onFailure) };
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(id), stay);
    return () => clearTimeout(timer);
  }, [held, id, stay]);
  const Glyph = glyphs[tone];
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex min-h-10 max-w-full min-w-64 animate-enter items-center gap-2 rounded-md border border-line bg-raised py-1 pr-1 pl-3 shadow-float"
    >
      <Glyph aria-hidden className={inks[tone]} />
      <p className="flex-1 py-1">{text}</p>
      {[also, action, taking_back].map(
        (offer) =>
          offer && (
            <Button
              key={offer.label}
              size="small"
              onClick={() => {
                offer.act();
                dismissToast(id);
              }}
            >
              {offer.label}
            </Button>
          ),
      )}
      <IconButton icon={X} label={t("Close")} onClick={() => dismissToast(id)} />
    </div>
  );
}
