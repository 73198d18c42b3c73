/** Whether a project has ended, one way or the other: it neither moves nor holds others. */
export const isOver = ({ status }: { status: string }) => ["completed", "closed", "cancelled"].includes(status);
