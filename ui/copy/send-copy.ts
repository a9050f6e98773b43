export const WAYS_TO_SEND = { email: 'Email', whatsApp: 'WhatsApp' } as const;

export const QR_CODE_WORDS = {
  name: 'The link as a QR code',
  hint: 'Or point the other device’s camera here',
} as const;

/** Opens the shopper's own mail program with the link in a new message. */
export const emailAddress = (title: string, address: string): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;

export const whatsAppAddress = (title: string, address: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${title}: ${address}`)}`;
