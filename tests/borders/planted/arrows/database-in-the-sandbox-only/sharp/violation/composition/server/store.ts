import sharp from 'sharp';
export const store = sharp;
