import { MemoryShortlistStore } from '../../../adapters/storage/memory-shortlist-store';
import { shortlistStoreContract } from '../../contracts/shortlist-store.contract';

shortlistStoreContract('in memory', () => new MemoryShortlistStore());
