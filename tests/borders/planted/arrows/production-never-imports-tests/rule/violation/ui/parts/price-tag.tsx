import { aVan } from '../../tests/support/mothers/a-van';
export const PriceTag = () => <p>{aVan}</p>;
