export const isAmount = (text: string): boolean => /^\s*(?:£\s*)?\d+$/.test(text);
