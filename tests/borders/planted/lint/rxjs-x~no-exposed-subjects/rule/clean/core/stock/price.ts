import { Subject, type Observable } from 'rxjs';
export class Price {
  private readonly subject$ = new Subject<number>();
  readonly now$: Observable<number> = this.subject$.asObservable();
}
