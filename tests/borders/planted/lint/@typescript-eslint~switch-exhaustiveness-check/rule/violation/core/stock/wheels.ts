type Body = 'van' | 'car';
export const wheels = (body: Body): number => {
  switch (body) {
    case 'van':
      return 6;
  }
  return 4;
};
