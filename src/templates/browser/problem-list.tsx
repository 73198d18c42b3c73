import { CircleAlert } from "lucide-react";
import { t } from "../../ui/translate.ts";
import type { Problem } from "../problem.ts";
import { problemWords } from "./problem-words.ts";

/** What is wrong with the template, each with the way to its place. */
export function ProblemList({ problems, onShow }: { problems: Problem[]; onShow: (problem: Problem) => void }) {
  if (problems.length === 0) return null;
  return (
    <ul aria-label={t("To be corrected")} className="flex flex-col gap-1 rounded-md border border-line bg-sunken p-2">
      {problems.map((problem) => {
        const { part, kind, line, column, name } = problem;
        return (
          <li key={`${part} ${kind} ${line} ${column} ${name}`} className="flex items-start gap-1.5 text-meta">
            <CircleAlert aria-hidden className="mt-0.5 size-3.5! flex-none text-bad" />
            <span className="min-w-0 flex-1 break-words">{problemWords(problem)}</span>
            <button
              type="button"
              className="flex-none text-person underline touch:min-h-10"
              onClick={() => onShow(problem)}
            >
              {part === "subject" ? t("Subject") : t("Line {{line}}", { line: String(line) })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
