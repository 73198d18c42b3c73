import { Paperclip } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";

type Props = { label: string; onFiles: (files: File[]) => void; children?: ReactNode };

/** The look of a drop zone while files are dragged over it (`data-over`). */
export const drop_look =
  "outline-offset-[-2px] data-over:bg-person-soft data-over:outline-2 data-over:outline-person data-over:outline-dashed";

/** A zone that takes files by drop, paste and a button. */
export function FileDrop({ label, onFiles, children }: Props) {
  const [over, handlers] = useFileDrop(onFiles);
  return (
    <div data-over={over || undefined} className={`rounded-md ${drop_look}`} {...handlers}>
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
        <ChooseFilesButton {...{ label, onFiles }} />
        <span className="text-meta text-ink-3 max-tablet:hidden">{t("or drop or paste them here")}</span>
      </div>
    </div>
  );
}

/** Handlers that take dropped and pasted files, and whether something is dragged over. */
export function useFileDrop(onFiles: Props["onFiles"]): [boolean, ComponentProps<"div">] {
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

/** Opens the browser's file dialog. */
export function ChooseFilesButton({ label, onFiles }: Omit<Props, "children">) {
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
