export const DOWNLOAD_VOUCHER = 'Download your voucher';
export const VOUCHER_FILE_NAME = 'forecourt-voucher.html';

/** What stands on the voucher. */
export const VOUCHER_WORDS = {
  reference: 'Reference',
  showAt: 'To be shown at',
  anyBranch: 'Any of our branches',
  madeOn: 'Asked for on',
  worth:
    'Print it or show it on your phone. The branch tells you what it is worth on the vehicle you choose.',
} as const;
