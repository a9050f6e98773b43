export const remember = () => window.sessionStorage.getItem('a');
