import type { Examples } from '../examples';
import { Pagination } from './pagination';

const addressOf = (page: number) => `/used/cars/search?page=${page}`;

export const paginationExamples: Examples = {
  'First of eleven': <Pagination page={1} pageCount={11} addressOf={addressOf} />,
  'Fifth of eleven': <Pagination page={5} pageCount={11} addressOf={addressOf} />,
  'Last of eleven': <Pagination page={11} pageCount={11} addressOf={addressOf} />,
};
