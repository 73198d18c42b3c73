// What the server answers to whoever moves a project with all that belongs to it, or looks at what would move.

export type Row = Record<string, unknown> & { id: string; version: number };
type Named = { id: string; code: string; name: string };
type Days = { starts_on: string | null; due_on: string | null };
type Told = {
  by: number;
  starts_on: string | null;
  becomes: Days;
  tasks: number;
  phases: number;
  milestones: number;
  waiting: (Named & { becomes: Days | null; tasks: number; may: boolean; far: boolean })[];
  waiting_unseen: number;
  outside: (Named & { becomes: Days })[];
  moved: number;
  stay: (Named & { why: string })[];
  over: number;
  unseen: number;
  begins_before: Named[];
  too_early: (Named & { by: Named; from: string }) | null;
  seen: string;
};
export type MoveAnswer = {
  data: Row & Told;
  result?: {
    shift: string;
    moved: number;
    tasks: number;
    projects: number;
    stay: string[];
    kept: number;
    codes: string[];
  };
  message?: string;
  details?: { fields?: Record<string, string> };
};
