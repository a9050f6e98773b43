/** Under which what is typed to reserve a vehicle is kept. */
export const draftOfReservation = (slug: string): string => `reserve/${slug}`;
