import { createStockVocabulary } from '../../core/showroom/public';
import type { App } from './app';

/** For `oncePerVisit`: what words can mean, asked once for the header and the filters alike. */
export const stockVocabulary = ({ ports, clock }: App) =>
  createStockVocabulary(ports.search, clock);
