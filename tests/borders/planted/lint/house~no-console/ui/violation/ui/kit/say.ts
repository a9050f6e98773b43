export const say = () => {
  console.log('sold');
};
