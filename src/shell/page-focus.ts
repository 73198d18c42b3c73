import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/**
 * On a change of page, takes the focus to its heading: it is read out, and Tab goes on from there. Whoever has gone on to
 * something else while the page came stays there.
 */
export function usePageFocus(): void {
  const router = useRouter();
  useEffect(() => {
    let left: Element | null = null;
    const leaving = router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
      if (pathChanged) left = document.activeElement;
    });
    const came = router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged && !wentOn(left)) focusHeading();
    });
    return () => {
      leaving();
      came();
    };
  }, [router]);
}

// (What is gone, as a sheet that led to the page, gave its focus back to where it had come from: nobody went there.)
function wentOn(left: Element | null): boolean {
  const { activeElement: now, body } = document;
  return now !== body && now !== left && !!left?.isConnected;
}

function focusHeading(): void {
  const main = document.getElementById("main");
  // A page that puts the focus into a field of its own keeps it.
  if (main?.querySelector(":focus")) return;
  const heading = main?.querySelector("h1") ?? main;
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
