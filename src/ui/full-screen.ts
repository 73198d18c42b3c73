/** Shows an element on the whole display, or no longer. Where a browser refuses, nothing happens. */
export function toggleFullScreen(element: HTMLElement): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : element.requestFullscreen();
  done.catch(() => {});
}
