/** The key that does the same; left out where there is no keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd aria-hidden className="font-sans text-tag/none font-medium opacity-75 touch:hidden">
      {children}
    </kbd>
  );
}
