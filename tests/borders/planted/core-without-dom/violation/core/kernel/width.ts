export const width = (): number => window.innerWidth;
export const say = (text: string): void => {
  console.log(text);
};
export const home = (): string | undefined => process.env['HOME'];
