export const remember = () => window.localStorage.getItem('a');
