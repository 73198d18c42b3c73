/** Why leads are often lost: offered where one says why. */
export const usual_losses = ["Price", "Chose a competitor", "No budget", "No need", "No answer", "Bad timing"] as const;
