export const withoutEndSlash = (path: string): string => path.replace(/(?<!\/)\/+$/, '');
