/** A grey bar in the place of a text that is on its way; `className` gives its width. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`block h-3 animate-wait rounded-sm bg-line-2 ${className}`} />;
}
