/** How a name is written in an address: "Citroën C3 Picasso" is `citroen-c3-picasso` (VDP-03). */
export function slugOf(name: string): string {
  // Almost every name is plain ASCII; taking accents off is the dear part, and stock comes by the hundred thousand.
  const plain = /^[ -~]*$/.test(name) ? name : name.normalize('NFD').replace(/\p{M}/gu, '');
  const spelled = plain.includes('+') ? plain.replaceAll('+', ' plus ') : plain;
  return spelled
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
