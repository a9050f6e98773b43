import { useRef } from 'react';
import { dayInBritain } from '../../../core/kernel/calendar-day';
import { vehiclePath, type Vehicle } from '../../../core/stock/public';
import { dayWords } from '../../copy/day-words';
import { BACK_TO_VEHICLE, madeOn, MAY_CHANGE, PRINT, PRINTING } from '../../copy/print-copy';
import { useApp } from '../../kit/app-context';
import { Button, ButtonLink } from '../../parts/button/button';
import { Logo } from '../../parts/logo/logo';
import { Desk, Sheet, SheetHead, Toolbar } from './print.styles';
import { usePrinting } from './use-printing';
import type { Blocks } from '../../parts/blocks';

interface PrintSheetProps {
  readonly vehicle: Pick<Vehicle, 'section' | 'slug'>;
  /** Milliseconds since 1970 in UTC. */
  readonly madeAt: number;
  readonly children: Blocks;
}

/**
 * What all printed pages share (LAYOUT-02): no header and footer of the site, but whose page it
 * is, where it was found and when. Prints by itself once it is complete (SC-5).
 */
export function PrintSheet({ vehicle, madeAt, children }: PrintSheetProps) {
  const { siteName, publicOrigin } = useApp();
  const sheet = useRef<HTMLElement>(null);
  usePrinting(sheet);
  const path = vehiclePath(vehicle);
  const day = dayInBritain(madeAt);
  return (
    // As it will be on paper, in the dark too.
    <Desk>
      <Toolbar aria-label={PRINTING}>
        <Button onClick={() => window.print()}>{PRINT}</Button>
        <ButtonLink kind="quiet" href={path}>
          {BACK_TO_VEHICLE}
        </ButtonLink>
      </Toolbar>
      <Sheet ref={sheet} data-theme="light">
        <SheetHead>
          <Logo name={siteName} />
          <p className="made soft">
            <span>{publicOrigin + path}</span>
            <br />
            <time dateTime={day}>{madeOn(dayWords(day))}</time>
            <br />
            {MAY_CHANGE}
          </p>
        </SheetHead>
        {children}
      </Sheet>
    </Desk>
  );
}
