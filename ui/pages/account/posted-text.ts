/** A text of a form that was posted; empty where there is none. */
export function postedText(posted: FormData, name: string): string {
  const value = posted.get(name);
  return typeof value === 'string' ? value : '';
}
