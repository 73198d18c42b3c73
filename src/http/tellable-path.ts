const secret_places = [
  "/public/calendar/",
  "/public/forms/confirm/",
  "/public/mail/",
  "/public/approvals/",
  "/public/sign/",
];

/** A path as a log may say it: without the secret that it is. */
export function tellablePath(path: string): string {
  const place = secret_places.find((each) => path.startsWith(each));
  return place ? `${place}…` : path;
}
