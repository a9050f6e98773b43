import { useState } from 'react';
export const Photo = () => <p>{useState('a')[0]}</p>;
