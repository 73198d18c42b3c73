import { File, FileImage, FileSpreadsheet, FileText, type LucideIcon } from "lucide-react";

const icons: [RegExp, LucideIcon][] = [
  [/^image\//, FileImage],
  [/sheet|excel|csv/, FileSpreadsheet],
  [/^text\/|pdf|word|opendocument|rtf|presentation/, FileText],
];

/** A sign for what kind of file it is. */
export function FileGlyph({ type }: { type: string | null }) {
  const Icon = icons.find(([kind]) => kind.test(type ?? ""))?.[1] ?? File;
  return <Icon aria-hidden className="size-4 flex-none text-ink-3" />;
}
