import { useEffect } from "react";

// The page's, and of what is shown of it, where that has a name of its own.
const shown: { page: string; part: string | null } = { page: "", part: null };

/** Keeps the window's title at "Leads · Tandem". */
export const usePageTitle = (title: string) =>
  useEffect(() => {
    shown.page = title;
    draw();
  }, [title]);

/** Titles the window by a part of a page while it is shown: a tab of a list, the week of a home. */
export const usePartTitle = (title: string) =>
  useEffect(() => {
    shown.part = title;
    draw();
    return () => {
      shown.part = null;
      draw();
    };
  }, [title]);

const draw = () => void (document.title = `${shown.part ?? shown.page} · Tandem`);
