import { useState } from 'react';
export const PriceTag = () => <p>{useState('a')[0]}</p>;
