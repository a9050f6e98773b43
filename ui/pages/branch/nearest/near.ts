/** The parameter of "Nearest to you" as it works without script. */
export const NEAR = 'near';
