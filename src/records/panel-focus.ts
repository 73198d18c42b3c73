let wanted: string | null = null;

/** Lets the panel of a record have the focus once it opens: for what leads there and is gone by then, as a form, or a message. */
export function focusPanelOf(id: string): void {
  wanted = id;
}

/** Whether the panel of this record is to have it; asked once. */
export function takesFocus(id: string): boolean {
  const takes = wanted === id;
  if (takes) wanted = null;
  return takes;
}

/** What opens a record again after it was brought back; whoever has gone elsewhere meanwhile, or opened another one, stays there. */
export function wayBack(id: string, open: (id: string) => void): () => void {
  const { list } = shown();
  return () => {
    const now = shown();
    if (now.list !== list || now.open) return;
    focusPanelOf(id);
    open(id);
  };
}

function shown() {
  const asked = new URLSearchParams(location.search);
  return { list: `${location.pathname}?${asked.get("tab") ?? ""}`, open: asked.get("id") };
}
