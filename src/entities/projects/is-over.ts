/** In which states a project has ended, one way or the other. */
export const ended_states = ["completed", "closed", "cancelled"];

/** Whether a project has ended: it neither moves nor holds others. */
export const isOver = ({ status }: { status: string }) => ended_states.includes(status);
