export const Photo = () => <img src="/a.webp" />;
