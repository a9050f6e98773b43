import { Subject } from 'rxjs';
export class Price {
  readonly now$ = new Subject<number>();
}
