/** As many of the visit's addresses as are kept (ST-5). */
export const MOST_ADDRESSES = 20;

/** An address longer than this is no page of ours and would crowd out the rest. */
const LONGEST_ADDRESS = 500;

/** The visit's addresses with one more, oldest first; the same again is no new one. */
export const withAddress = (addresses: readonly string[], address: string): readonly string[] =>
  address === '' || address.length > LONGEST_ADDRESS || addresses.at(-1) === address
    ? addresses
    : [...addresses, address].slice(-MOST_ADDRESSES);
