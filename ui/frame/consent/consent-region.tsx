import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ACCEPTED, REFUSED, type Consent } from '../../../core/tracking/public';
import { answerWords, CONSENT_QUESTION } from '../../copy/consent-copy';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
import { Button } from '../../parts/button/button';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import { Answers, Question, Region } from './consent-region.styles';
import { useRoomAtFoot } from './use-room-at-foot';

const PREFERENCES_PATH = '/data-preferences/';

/**
 * The question of consent: a region of the page, first in the order of the keyboard, in which yes
 * and no weigh the same (UX rule 25). Everything works while it waits; no answer is a no. The page
 * of preferences puts the same question itself.
 */
export function ConsentRegion() {
  const { consent } = useApp();
  const isQuestionOpen = useBehavior(consent.isQuestionOpen$);
  const { pathname } = useLocation();
  const [heard, setHeard] = useState('');
  useEffect(() => {
    consent.restore();
  }, [consent]);
  const answer = (given: Consent) => {
    consent.answer(given);
    setHeard(answerWords(given));
  };
  return (
    <>
      {isQuestionOpen && !pathname.startsWith(PREFERENCES_PATH.slice(0, -1)) && (
        <QuestionInView onAnswer={answer} />
      )}
      <VisuallyHidden role="status">{heard}</VisuallyHidden>
    </>
  );
}

function QuestionInView({ onAnswer }: { readonly onAnswer: (consent: Consent) => void }) {
  const title = useId();
  const navigate = useNavigate();
  const region = useRef<HTMLElement>(null);
  useRoomAtFoot(region);
  return (
    <Region ref={region} aria-label={CONSENT_QUESTION.name}>
      <Question>
        <div>
          <h2 id={title}>{CONSENT_QUESTION.title}</h2>
          <p>{CONSENT_QUESTION.text}</p>
        </div>
        <Answers role="group" aria-labelledby={title}>
          <Button
            kind="quiet"
            wide
            onClick={() => {
              onAnswer(ACCEPTED);
            }}
          >
            {CONSENT_QUESTION.accept}
          </Button>
          <Button
            kind="quiet"
            wide
            onClick={() => {
              onAnswer(REFUSED);
            }}
          >
            {CONSENT_QUESTION.reject}
          </Button>
          {/* A button: a link before the skip link would make of that a link like any other. */}
          <Button
            kind="link"
            onClick={() => {
              void navigate(PREFERENCES_PATH);
            }}
          >
            {CONSENT_QUESTION.choose}
          </Button>
        </Answers>
      </Question>
    </Region>
  );
}
