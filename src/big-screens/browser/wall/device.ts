import { toggleFullScreen } from "../../../ui/full-screen.ts";
import { connect, waitFor } from "./connection.ts";
import { el } from "./element.ts";
import { keepAwake } from "./display.ts";
import { openWall } from "./wall.ts";
import { wallKey } from "./wall-key.ts";
import { wall_words } from "./wall-words.ts";

// The page of a device link. Nobody is signed in here; all that it knows is what its link shows.

const root = document.getElementById("wall") as HTMLElement;
const words = wall_words[/^fr\b/i.test(navigator.language) ? "french" : "english"];
document.documentElement.lang = words.lang;
// A release that came sooner than this is taken up by the next answer: two servers of different releases make no page turn in circles.
const settled_ms = 60_000;

function say(text: string, more = ""): void {
  root.className = "wall dark";
  root.replaceChildren(el("div", "wall-said", el("h1", "", text), more ? el("p", "wall-soft", more) : null));
}

/** Shows the screen of the cookie. */
function show(): void {
  let wall: ReturnType<typeof openWall> | undefined;
  let release: string | undefined;
  say(words.connecting);
  connect({
    take(answer) {
      release ??= answer.release;
      if (answer.release !== release && performance.now() > settled_ms) return location.reload();
      wall ??= openWall(root);
      document.title = answer.shown.name;
      wall.take(answer.shown);
    },
    ended() {
      wall?.stop();
      wall = undefined;
      say(words.ended, words.ended_more);
    },
  });
  addEventListener("keydown", (event) => {
    if (wall) wallKey(event, wall);
    if (event.key.toLowerCase() === "f" && !event.ctrlKey && !event.metaKey) toggleFullScreen(document.documentElement);
  });
}

/** Exchanges the secret of the address for a cookie; the address forgets it before anything is sent. */
async function begin(): Promise<void> {
  const token = location.hash.slice(1);
  if (!token) return show();
  history.replaceState(null, "", location.pathname);
  for (let attempts = 0; ; attempts++) {
    const status = await exchange(token);
    if (status === 204) return show();
    if (status === 401 || status === 400 || status === 422) return say(words.ended, words.ended_more);
    say(status === 429 ? words.wait : words.connecting);
    await new Promise((resolve) => setTimeout(resolve, waitFor(attempts + (status === 429 ? 3 : 0))));
  }
}

async function exchange(token: string): Promise<number> {
  try {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/public/screen/open", { method: "POST", headers, body: JSON.stringify({ token }) });
    return answer.status;
  } catch {
    return 0;
  }
}

const button = el("button", "wall-full", words.full_screen);
button.addEventListener("click", () => toggleFullScreen(document.documentElement));
document.body.append(button);
let hides: ReturnType<typeof setTimeout> | undefined;
addEventListener("pointermove", () => {
  document.body.classList.add("wall-pointed");
  clearTimeout(hides);
  hides = setTimeout(() => document.body.classList.remove("wall-pointed"), 3000);
});
// Another link in the same tab changes nothing but the fragment.
addEventListener("hashchange", () => location.reload());
keepAwake();
void begin();
