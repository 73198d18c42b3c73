import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** On a change of page, takes the focus to its heading: it is read out, and Tab goes on from there. */
export function usePageFocus(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusHeading();
      }),
    [router],
  );
}

function focusHeading(): void {
  const main = document.getElementById("main");
  // A page that puts the focus into a field of its own keeps it.
  if (main?.querySelector(":focus")) return;
  const heading = main?.querySelector("h1") ?? main;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
