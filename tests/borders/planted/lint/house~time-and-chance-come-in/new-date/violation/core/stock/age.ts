export const year = () => new Date().getUTCFullYear();
