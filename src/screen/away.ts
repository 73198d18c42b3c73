/** Since when a record is archived, by itself or with its project. */
export function archivedOn(row: object): string | null {
  const { archived_at, project_archived_at } = row as {
    archived_at?: string | null;
    project_archived_at?: string | null;
  };
  return archived_at ?? project_archived_at ?? null;
}

/** Whether a record lies in the bin or is archived: nothing of it is changed but where it lies. */
export const isAway = (row: { deleted_at: string | null }): boolean => !!row.deleted_at || !!archivedOn(row);
