import { map, of } from 'rxjs';
import { right, type Either } from 'fp-ts/Either';

export const width = (given: number): Either<never, number> => right(given);
export const doubled$ = of(1).pipe(map((width) => width * 2));
