import type sharp from 'sharp';

/** The image library, loaded when the first picture is composed: most visits only take finished ones. */
export const loadSharp = async (): Promise<typeof sharp> => (await import('sharp')).default;
