import type sharp from 'sharp';

/**
 * The image library, loaded when the first picture is composed: most visits only take finished ones. It keeps no
 * results of its own, 50 MB of them else: a picture is painted once and kept as a file.
 */
export const loadSharp = async (): Promise<typeof sharp> => {
  const { default: library } = await import('sharp');
  library.cache(false);
  return library;
};
