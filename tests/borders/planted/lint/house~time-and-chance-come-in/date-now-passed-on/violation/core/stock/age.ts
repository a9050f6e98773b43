export const clock = { now: Date.now };
