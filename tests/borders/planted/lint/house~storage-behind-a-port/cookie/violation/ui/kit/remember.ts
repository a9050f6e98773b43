export const remember = () => document.cookie;
