import { useState } from 'react';
export const Photo = ({ big }: { readonly big: boolean }) => {
  if (big) return <p>{useState('a')[0]}</p>;
  return <p>small</p>;
};
