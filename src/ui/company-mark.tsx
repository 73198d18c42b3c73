/** The company's initial in a small square, with its name. */
export function CompanyMark({ name, compact = false }: { name: string; compact?: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-2 font-semibold">
      <span
        aria-hidden
        className="grid size-5 flex-none place-items-center rounded-sm bg-ink text-[11px]/none text-ground"
      >
        {name.trim()[0]?.toUpperCase()}
      </span>
      <span className={compact ? "truncate tablet:max-desktop:sr-only" : "truncate"}>{name}</span>
    </span>
  );
}
