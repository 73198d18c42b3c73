import { type KeyboardEvent, type ReactNode, useRef } from "react";

type Props<Tab extends string> = {
  /** Of the tabs and of what they show: `ID-panel`. */
  id: string;
  label: string;
  tabs: { value: Tab; label: string }[];
  value: Tab;
  onChange: (tab: Tab) => void;
  className?: string;
};

/** Chooses one of a few lists; arrows move between them. */
export function Tabs<Tab extends string>({ id, label, tabs, value, onChange, className = "" }: Props<Tab>) {
  const list = useRef<HTMLDivElement>(null);
  function move(event: KeyboardEvent) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = way && tabs.at((tabs.findIndex((tab) => tab.value === value) + way) % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.value}`)}`)?.focus();
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={`flex gap-4 ${className}`}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          id={`${id}-${tab.value}`}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={move}
          className="-mb-px h-9 border-b-2 border-transparent text-row text-ink-2 hover:text-ink aria-selected:border-person aria-selected:font-medium aria-selected:text-ink touch:h-11"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

type PanelProps = { id: string; value: string; className: string; children: ReactNode };

/** What the chosen one of the tabs of this id shows; it scrolls by itself. */
export function TabPanel({ id, value, className, children }: PanelProps) {
  return (
    <div
      id={`${id}-panel`}
      role="tabpanel"
      aria-labelledby={`${id}-${value}`}
      className={`min-h-0 overflow-y-auto overscroll-contain ${className}`}
    >
      {children}
    </div>
  );
}
