import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { kindOfForm } from '../../../core/enquiry/public';
import type { FormSection } from '../../../core/content/public';
import {
  FORM_COMING,
  FORM_ELSEWHERE,
  FORM_LINK,
  FORM_NOT_HAD,
  FORM_TITLE,
} from '../../copy/content/page-copy';
import { useApp } from '../../kit/app-context';
import { whenNear } from '../../kit/when-near';
import { ButtonLink } from '../../parts/button/button';
import { SkeletonBlock, SkeletonText } from '../../parts/skeleton/skeleton';
import { media } from '../../theme/media';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';
import type { LoadedSlotForm } from './slot-form';
import { SectionBox } from './section.styles';

/** Where a form is to come, its room is kept: what follows does not jump when it does. */
const Slot = styled.div<{ $isWaiting: boolean }>`
  max-width: 40rem;
  padding: ${space(24)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  .way {
    display: grid;
    justify-items: start;
    gap: ${space(12)};
    margin-bottom: ${space(24)};
    color: ${token('ink-soft')};
    ${text(15)}
  }
  .skeleton {
    display: none;
  }
  @media (scripting: enabled) {
    ${({ $isWaiting }) => $isWaiting && 'min-height: 44rem;'}
    .skeleton {
      display: grid;
      gap: ${space(24)};
    }
  }
  ${media.print} {
    min-height: 0;
    .skeleton {
      display: none;
    }
  }
`;

/** As many as have room in the place that is kept. */
const FIELDS_TO_COME = [1, 2, 3, 4, 5] as const;

/** The page of a form by itself: where it is filled in without script. */
const formAddress = (formId: string): string => `/form/${encodeURIComponent(formId)}/`;

/**
 * A form on an editor's page (PAGE-13, PAGE-14). The page is the same for everybody and held for many,
 * a form is one visit's own; so the form comes once it is near, and until then, and without script,
 * there is the way to its own page.
 */
export function FormSlot({ section }: { readonly section: FormSection }) {
  const { header, formId, branches, place } = section;
  const app = useApp();
  const slot = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<LoadedSlotForm>();
  const [hasFailed, setHasFailed] = useState(false);
  const id = `form-${place}`;
  useEffect(() => {
    const left = new AbortController();
    const end =
      slot.current === null
        ? () => undefined
        : whenNear(slot.current, () => {
            import('./slot-form')
              .then(({ loadSlotForm }) => loadSlotForm(app, { formId, branches }, left.signal))
              .then(setLoaded)
              .catch(() => {
                if (!left.signal.aborted) setHasFailed(true);
              });
          });
    return () => {
      left.abort();
      end();
    };
  }, [app, formId, branches]);
  const isOpen = loaded?.form.kind === 'open';
  const isGone = hasFailed || loaded?.form.kind === 'unavailable';
  return (
    <SectionBox aria-labelledby={id} id={`${id}-section`}>
      <h2 id={id}>{header ?? FORM_TITLE}</h2>
      <Slot ref={slot} $isWaiting={!isOpen && !isGone} aria-busy={!isOpen && !isGone}>
        {isOpen ? (
          <loaded.View
            kind={kindOfForm(formId)}
            start={loaded.form.start}
            action={formAddress(formId)}
            idPrefix={place}
            {...(kindOfForm(formId) === 'generic' && { formId })}
          />
        ) : (
          <>
            <div className="way">
              <p role={isGone ? 'status' : undefined}>{isGone ? FORM_NOT_HAD : FORM_COMING}</p>
              <ButtonLink kind="quiet" href={isGone ? '/contact/' : formAddress(formId)}>
                <span>{isGone ? FORM_ELSEWHERE : FORM_LINK}</span>
              </ButtonLink>
            </div>
            {!isGone && (
              <div className="skeleton">
                {FIELDS_TO_COME.map((place) => (
                  <div key={place}>
                    <SkeletonText $share="third" />
                    <SkeletonBlock />
                  </div>
                ))}
              </div>
            )}
          </>
        )}
      </Slot>
    </SectionBox>
  );
}
