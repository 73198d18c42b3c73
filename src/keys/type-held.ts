/** Types one key after the other into what has the focus, each when the screen has followed the one before. */
export function type(next: () => string | undefined, done: () => void): void {
  const key = next();
  if (key === undefined) return done();
  press(key);
  setTimeout(() => type(next, done));
}

function press(key: string): void {
  const field = document.activeElement;
  if (!field) return;
  const told = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  if (!field.dispatchEvent(told)) return;
  if (key === "Tab") return toNext(field);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (key === "Enter") return field.form?.requestSubmit();
  write(field, key === "Backspace" ? field.value.slice(0, -1) : field.value + key);
}

function toNext(field: Element): void {
  const all = [...(field.closest("[role=dialog]")?.querySelectorAll<HTMLElement>("input, select, textarea") ?? [])];
  all[all.indexOf(field as HTMLElement) + 1]?.focus();
}

/** By the prototype's own setter: React has put another over the element's. */
function write(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, "value", value, field);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
