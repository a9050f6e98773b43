import { productFromText, type FinanceProduct } from '../../core/finance/public';

/** The finance product that a page's address asks for (ROUTE-42). */
export const productInAddress = (request: Request): FinanceProduct | undefined =>
  productFromText(new URL(request.url).searchParams.get('finance_type'));
