import { ChevronUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { stickyBar, type FlasherSetting } from '../../../../core/enquiry/public';
import type { Vehicle } from '../../../../core/stock/public';
import {
  BAR_NAME,
  ENQUIRE_NOW,
  LIKE_THIS_VEHICLE,
  OPTION_WORDS,
} from '../../../copy/forms/enquiry-copy';
import { ButtonLink } from '../../../parts/button/button';
import { SiteLink } from '../../../parts/site-link/site-link';
import { Flasher } from './flasher';
import { Bar, BarRow, MenuButton, Options, Question } from './sticky-bar.styles';
import { useMenu } from './use-menu';

export interface StickyBarProps {
  readonly vehicle: Vehicle;
  /** Whether the flasher rests after five seconds (VDP-34). */
  readonly flasher: FlasherSetting;
  /** Where "Chat with us" leads. */
  readonly chatAddress: string;
}

const like = <span className="like">{LIKE_THIS_VEHICLE}</span>;
const now = <span className="now">{ENQUIRE_NOW}</span>;

/**
 * "Like this vehicle? Enquire now" at the foot of the window (VDP-28 to VDP-34). On a wide screen
 * all options, on a narrow one the main one and a menu of all. It comes last in what it belongs to,
 * as wide as the page.
 */
export function StickyBar({ vehicle, flasher, chatAddress }: StickyBarProps) {
  const listId = useId();
  const holder = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useMenu({ holder, button });
  const bar = stickyBar(vehicle, { chatAddress });
  if (bar === undefined) return null;
  return (
    <Bar
      aria-label={BAR_NAME}
      data-foot-bar
      data-at-foot
      ref={holder}
      onKeyDown={menu.onKeyDown}
      onBlur={menu.onBlur}
    >
      <BarRow>
        <Flasher setting={flasher} />
        <Question>
          {like} {now}
        </Question>
        <MenuButton
          type="button"
          ref={button}
          aria-expanded={menu.isOpen}
          aria-controls={listId}
          onClick={menu.toggle}
          data-replay
        >
          <span className="words">
            {like} {now}
          </span>
          <ChevronUp aria-hidden="true" size={20} />
        </MenuButton>
        <Options id={listId} data-open={menu.isOpen}>
          {bar.options.map((option) => (
            <li key={option.kind}>
              <SiteLink
                href={option.href}
                className={option.kind === bar.main.kind ? 'main-option' : undefined}
                onClick={menu.close}
              >
                {OPTION_WORDS[option.kind]}
              </SiteLink>
            </li>
          ))}
        </Options>
        <ButtonLink className="main" href={bar.main.href}>
          {OPTION_WORDS[bar.main.kind]}
        </ButtonLink>
      </BarRow>
    </Bar>
  );
}
