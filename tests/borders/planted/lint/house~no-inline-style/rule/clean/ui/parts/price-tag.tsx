export const PriceTag = () => <p className="price">price</p>;
