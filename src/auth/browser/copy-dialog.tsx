import { Check, Copy } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useCopying } from "../../ui/use-copying.ts";

type Props = {
  title: string;
  description?: string;
  /** Stands above the text. */
  children?: ReactNode;
  /** The text that is shown this once, by the name of its field. */
  text: string;
  name: string;
  label: string;
  hint?: string;
  className?: string;
  /** Copies the text. */
  act: string;
  /** What is said when it was copied, or could not be. */
  said: { copied: string; failed: string };
  below?: ReactNode;
  /** Closes the dialog. */
  done: string;
  onClose: () => void;
};

/** Shows a text that is not shown again, to be copied. */
export function CopyDialog({ title, description, children, text, act, said, below, done, onClose, ...field }: Props) {
  const { input, copied, copy } = useCopying(text);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      {...(description !== undefined && { description })}
      actions={
        <>
          <Button onClick={onClose}>{done}</Button>
          <Button tone="primary" onClick={copy}>
            {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
            {act}
          </Button>
        </>
      }
    >
      <div className="ph-no-capture flex flex-col gap-3">
        {children}
        <TextField {...field} ref={input} readOnly value={text} onFocus={(event) => event.target.select()} />
        <p role="status" className={copied ? "text-good" : "text-ink-2"}>
          {copied === true && said.copied}
          {copied === false && said.failed}
        </p>
        {below}
      </div>
    </Dialog>
  );
}
