import { request } from "../../client/request.ts";
import { Line } from "../../auth/browser/account/line.tsx";
import { failureSentence } from "../../records/failure.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { AccentLine } from "./accent-line.tsx";
import { Below } from "./below.tsx";
import { drawPicture, NoPicture } from "./draw-picture.ts";
import { type CompanyRow, useRereadCompany } from "./use-company.ts";

/** How the company looks to whoever meets it: its logo and its colour. */
export function Looks({ company }: { company: CompanyRow }) {
  return (
    <>
      <h3 className="mt-4 font-medium">{t("Logo and colour")}</h3>
      <p className="mb-1 text-ink-2">{t("They stand above every page, where people sign in, and on each letter.")}</p>
      <LogoLine company={company} />
      <AccentLine company={company} />
    </>
  );
}

function LogoLine({ company }: { company: CompanyRow }) {
  const { choose, remove } = useLogo();
  return (
    <>
      <Line name={t("Logo")}>
        <span className="flex flex-wrap items-center gap-2 py-1">
          <PictureButton label={company.logo ? t("Choose another picture") : t("Choose a picture")} onFile={choose} />
          {company.logo && <Button onClick={remove}>{t("Take it away")}</Button>}
        </span>
      </Line>
      <Below>
        {company.logo && <Shown logo={company.logo} />}
        <span className="text-meta text-ink-3">
          {t("PNG, JPEG, WebP or SVG; it is drawn to 480 × 96 pixels at most. On dark it stands on white.")}
        </span>
      </Below>
    </>
  );
}

// As it is met on light and on dark.
function Shown({ logo }: { logo: string }) {
  return (
    <span className="flex self-start overflow-hidden rounded-md border border-line">
      {["bg-[#fbfaf8]", "bg-[#111417]"].map((ground) => (
        <span key={ground} className={`flex items-center px-2.5 py-1.5 ${ground}`}>
          <img
            alt=""
            src={`/public/logo/${logo}`}
            className="h-6 w-auto max-w-28 rounded-sm bg-[#fff] px-1 py-0.5 object-contain"
          />
        </span>
      ))}
    </span>
  );
}

function PictureButton({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  return (
    <label className={look}>
      {label}
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

const look =
  "relative inline-flex h-7.5 cursor-pointer items-center rounded-md border border-line bg-raised px-2.5 text-row font-medium hover:bg-sunken focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus touch:h-10";

function useLogo() {
  const reread = useRereadCompany();
  const set = (picture: string | null) => request("POST", "/api/company/logo", { body: { picture } }).then(reread);
  return {
    choose: (file: File) => void drawPicture(file).then(set).catch(refuse),
    remove: () => set(null).catch(toastRefusal),
  };
}

function refuse(error: unknown): void {
  toast(error instanceof NoPicture ? sentenceOf(error) : failureSentence(error), { tone: "bad" });
}

function sentenceOf({ reason }: NoPicture): string {
  switch (reason) {
    case "large":
      return t("The file is larger than 10 MB. Choose a smaller picture.");
    case "narrow":
      return t("The picture is too narrow for a logo, or has too many colours. Choose a simpler one.");
    case "unread":
      return t("The file is no picture that this browser can read.");
  }
}
