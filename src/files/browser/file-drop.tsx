import { Paperclip } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";

type Props = { label: string; onFiles: (files: File[]) => void; children?: ReactNode };

/** How a place looks while files are held above it (`data-over`). */
export const over_look =
  "outline-offset-[-2px] data-over:bg-person-soft data-over:outline-2 data-over:outline-person data-over:outline-dashed";

/** Where files are dropped, pasted, or chosen by a button. */
export function FileDrop({ label, onFiles, children }: Props) {
  const [over, taking] = useTaking(onFiles);
  return (
    <div data-over={over || undefined} className={`rounded-md ${over_look}`} {...taking}>
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
        <ChooseFiles {...{ label, onFiles }} />
        <span className="text-meta text-ink-3 max-tablet:hidden">{t("or drop them here, or paste them")}</span>
      </div>
    </div>
  );
}

/** Takes what is dropped and pasted, and whether something is held above it. */
export function useTaking(onFiles: Props["onFiles"]): [boolean, ComponentProps<"div">] {
  const [over, setOver] = useState(false);
  const take = (event: { preventDefault(): void }, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    onFiles([...files]);
  };
  return [
    over,
    {
      onDragOver: (event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event) => {
        setOver(false);
        take(event, event.dataTransfer);
      },
      onPaste: (event) => take(event, event.clipboardData),
    },
  ];
}

/** Chooses files by the browser's own dialog. */
export function ChooseFiles({ label, onFiles }: Omit<Props, "children">) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden />
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
