import sharp from 'sharp';

/** What must not be found in a picture that is stored: device, place, description, and a small copy. */
export const TELLTALES = ['TEST-0001', 'GPSLatitude', 'Our drive', 'SMALL-COPY'] as const;

const EXIF = {
  IFD0: { Model: 'TEST-0001', Software: 'TEST-0001' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 28/1 4980/100' },
};
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="53,28.83N" exif:note="Our drive"/></rdf:RDF></x:xmpmeta>`;

/** A picture four wide and two high, turned on its side by its tag, as telephones store them. */
export async function aPhotograph(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const picture = await sharp({
    create: { width: 400, height: 200, channels: 3, background: '#3a7' },
  })
    .withMetadata({ orientation: 6 })
    .withExifMerge(EXIF)
    .withXmp(XMP)
    .toFormat(format)
    .toBuffer();
  if (format !== 'jpeg') return picture;
  // A small copy in a segment of its own, as cameras put it, after the mark of the beginning.
  const copy = Buffer.from('SMALL-COPY');
  const length = Buffer.from([0, copy.length + 2]);
  return Buffer.concat([
    picture.subarray(0, 2),
    Buffer.from([0xff, 0xe4]),
    length,
    copy,
    picture.subarray(2),
  ]);
}
