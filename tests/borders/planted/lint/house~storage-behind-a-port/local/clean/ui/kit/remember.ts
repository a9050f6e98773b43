export const remember = (localStorage: { readonly getItem: (key: string) => string }) => localStorage.getItem('a');
