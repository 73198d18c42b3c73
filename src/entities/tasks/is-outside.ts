type Asked = {
  /** The project as whoever gives the task sees it, and one member of it who is the person, where there is one. */
  project: { owner_id: string | null } | null | undefined;
  members: unknown[] | undefined;
  to: string;
};

/** Whether somebody who is given a task is not on its project; false until that is known. */
export const isOutside = ({ project, members, to }: Asked): boolean =>
  !!project && project.owner_id !== to && members?.length === 0;
