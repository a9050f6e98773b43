/** Counts what each client has under way. */
export interface UnderWay {
  /**
   * Whether the client may have one more, which is then counted.
   * @param client whatever tells clients apart, such as an address.
   */
  readonly begin: (client: string) => boolean;
  readonly end: (client: string) => void;
}

/** So many at once for one client and no more; who has none under way is not remembered. */
export function makeUnderWay(most: number): UnderWay {
  const counts = new Map<string, number>();
  return {
    begin: (client) => {
      const count = counts.get(client) ?? 0;
      if (count >= most) return false;
      counts.set(client, count + 1);
      return true;
    },
    end: (client) => {
      const count = counts.get(client) ?? 0;
      if (count > 1) counts.set(client, count - 1);
      else counts.delete(client);
    },
  };
}
