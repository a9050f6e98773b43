export const PriceTag = () => <p style={{ color: 'red' }}>price</p>;
