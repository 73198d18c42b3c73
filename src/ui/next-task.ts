/**
 * Ends the task at hand and goes on in the next, so that whoever presses something meanwhile is answered first. Unlike a
 * timer it is not slowed down where the page is not seen.
 */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((go) => {
    port1.onmessage = () => go();
    port2.postMessage(null);
  });
}
