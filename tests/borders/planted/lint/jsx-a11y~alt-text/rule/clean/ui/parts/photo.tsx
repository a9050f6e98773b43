export const Photo = () => <img src="/a.webp" alt="A red hatchback" />;
