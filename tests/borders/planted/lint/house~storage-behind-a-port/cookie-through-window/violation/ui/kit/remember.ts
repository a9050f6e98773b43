export const remember = () => window.document.cookie;
