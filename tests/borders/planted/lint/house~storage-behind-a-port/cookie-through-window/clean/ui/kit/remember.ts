export const remember = () => document.title;
