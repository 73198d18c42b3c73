import { classNames } from "./class-names.ts";

type Props = {
  /** Decides the colour, so that it never changes with the name. */
  id: string;
  name: string;
  kind: "person" | "agent";
  size?: "small" | "large";
};

/** Who acted, at one glance: people are round, agents square with a cut corner and ochre. */
export function Avatar({ id, name, kind, size = "small" }: Props) {
  return (
    <span
      aria-hidden
      className={classNames(
        "grid flex-none place-items-center font-semibold tracking-wide select-none",
        size === "small" ? "size-5 text-[9px]/none" : "size-7 text-[11px]/none",
        kind === "person"
          ? classNames("rounded-full text-on-avatar", grounds[hash(id) % grounds.length])
          : "rounded-sm bg-agent text-on-agent [clip-path:polygon(0_0,70%_0,100%_30%,100%_100%,0_100%)]",
      )}
    >
      {kind === "agent" ? agentInitials(name) : initials(name)}
    </span>
  );
}

/** First and last word only: `Claire de Vasseur` is CV. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return ((words[0]?.[0] ?? "") + (last?.[0] ?? "")).toUpperCase();
}

/** That it is an agent, the square says: `Deployment Agent` is DE, `GitHub Integration Agent` GI, `UX Specialist` UX. */
function agentInitials(name: string): string {
  const [first = "", ...others] = name
    .trim()
    .replace(/ agent$/i, "")
    .split(/\s+/);
  const alone = others.length === 0 || /^\p{Lu}{2}$/u.test(first);
  return alone ? first.slice(0, 2).toUpperCase() : initials([first, ...others].join(" "));
}

const grounds = ["bg-avatar-1", "bg-avatar-2", "bg-avatar-3", "bg-avatar-4"];

function hash(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return sum;
}
