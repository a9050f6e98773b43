/** What became of an address that was to be shared. */
export type Shared = 'shared' | 'copied' | 'not-allowed';

/**
 * The browser's own share sheet where there is one, else the clipboard; where neither may be used
 * the shopper has to copy it by hand. Closing the sheet is an answer too.
 */
export async function shareAddress(title: string, address: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url: address });
      return 'shared';
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === 'AbortError') return 'shared';
    }
  }
  try {
    await navigator.clipboard.writeText(address);
    return 'copied';
  } catch {
    return 'not-allowed';
  }
}
