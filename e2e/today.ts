/** The day that it is where browsers and the demonstration's company stand: in Paris, where it is tomorrow an hour or two before. */
export const today = () => new Date(`${new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Paris" })}T00:00Z`);
