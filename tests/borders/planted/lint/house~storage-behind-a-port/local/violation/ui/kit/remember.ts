export const remember = () => localStorage.getItem('a');
