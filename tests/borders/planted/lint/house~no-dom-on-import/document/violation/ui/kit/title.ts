export const titles = { now: document.title };
