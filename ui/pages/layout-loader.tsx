import { isLeft } from 'fp-ts/Either';
import type { ReactElement } from 'react';
import { loadFrame } from '../../core/content/public';
import { MENU_WITHOUT_SERVER } from '../copy/shell-copy';
import type { App } from '../kit/app';
import { AppProvider } from '../kit/app-context';
import { IconSheet } from '../parts/icon/icon-sheet';
import { SkipLink } from '../parts/skip-link/skip-link';
import { SiteFooter } from '../frame/site-footer';
import { SiteHeader } from '../frame/site-header';
import type { FramePart } from '../frame/standing-part';
import { answerTo } from './answer-to';

/** What surrounds a page, ready to be drawn; it does not travel: the HTML does. */
export interface DrawnFrame {
  readonly header: FramePart;
  readonly footer: FramePart;
  /** Whether nothing of it stands in for what could not be had. */
  readonly isWhole: boolean;
  readonly toJSON: () => null;
}

/**
 * The frame with what the server knows of it. Its views come with this loader, which a browser only
 * calls when it has no frame yet, so that they are in no page's script (ADR 014).
 */
export async function layoutLoader(app: App, signal: AbortSignal): Promise<DrawnFrame> {
  const {
    menu: answer,
    isWhole,
    ...frame
  } = await answerTo(loadFrame(app.ports.frame, app.ports.content.branches()), signal);
  const menu = isLeft(answer) || answer.right.length === 0 ? MENU_WITHOUT_SERVER : answer.right;
  const framePart = (view: ReactElement, answers: unknown): FramePart => ({
    view: <AppProvider value={app}>{view}</AppProvider>,
    madeOf: [app.siteName, app.settings, answers],
  });
  return {
    header: framePart(
      <>
        <SkipLink />
        <SkipLink target="results" to="results" />
        <IconSheet />
        <SiteHeader menu={menu} branches={frame.branches} />
      </>,
      ['header', menu, frame.branches],
    ),
    footer: framePart(<SiteFooter {...frame} />, ['footer', frame]),
    isWhole,
    toJSON: () => null,
  };
}
