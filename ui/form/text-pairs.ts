/** What a form's fields say, in their order; files are left out. */
export const textPairs = (form: FormData): readonly (readonly [name: string, value: string])[] =>
  [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
