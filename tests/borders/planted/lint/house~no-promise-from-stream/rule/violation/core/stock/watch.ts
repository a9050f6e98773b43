import { firstValueFrom, of } from 'rxjs';
export const watch = () => firstValueFrom(of(1));
