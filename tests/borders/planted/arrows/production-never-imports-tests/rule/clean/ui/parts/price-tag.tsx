export const PriceTag = () => <p>price</p>;
