import { useState, type SubmitEvent } from 'react';
import {
  ACCEPTED,
  CONSENT_CATEGORIES,
  KEPT_IN_BROWSER,
  keptUnder,
  REFUSED,
  type Consent,
  type ConsentCategory,
  type KeptThing,
} from '../../../core/tracking/public';
import {
  CATEGORY_WORDS,
  KEPT_FOR_WORDS,
  KEPT_WORDS,
  keptIfAgreed,
  PREFERENCES_WORDS,
  presentChoice,
} from '../../copy/consent-copy';
import { useApp } from '../../kit/app-context';
import { BlockBoundary } from '../../kit/block-boundary';
import { useBehavior } from '../../kit/use-behavior';
import { Badge } from '../../parts/badge/badge';
import { Button } from '../../parts/button/button';
import { Notice } from '../../parts/notice/notice';
import { RadioGroup } from '../../parts/radio-group/radio-group';
import { SiteLink } from '../../parts/site-link/site-link';
import { Category, Deeds, Preferences } from './data-preferences.styles';

const howLong = (thing: KeptThing): string => KEPT_FOR_WORDS[KEPT_IN_BROWSER[thing].lasts];

/** What is always kept, what may be chosen, and what holds now. */
export function DataPreferences() {
  const { consent } = useApp();
  const present = useBehavior(consent.consent$);
  const isKept = useBehavior(consent.isKept$);
  const [saves, setSaves] = useState(0);
  const save = (chosen: Consent) => {
    consent.answer(chosen);
    setSaves(saves + 1);
  };
  return (
    <Preferences>
      <p className="lead">{PREFERENCES_WORDS.lead}</p>
      <noscript>
        <Notice>{PREFERENCES_WORDS.withoutScript}</Notice>
      </noscript>
      <Category as="section" aria-labelledby="necessary">
        <header>
          <h2 id="necessary">{PREFERENCES_WORDS.necessary}</h2>
          <Badge>{PREFERENCES_WORDS.alwaysOn}</Badge>
        </header>
        <p>{PREFERENCES_WORDS.necessaryText}</p>
        <dl>
          {keptUnder('necessary').map((thing) => (
            <div key={thing}>
              <dt>{KEPT_WORDS[thing]}</dt>
              <dd>{howLong(thing)}</dd>
            </div>
          ))}
        </dl>
      </Category>
      <BlockBoundary name="The choice">
        <ChoiceForm present={present} onSave={save} />
      </BlockBoundary>
      <div role="status">
        <Notice tone={isKept ? 'good' : 'info'}>
          {[
            isKept ? PREFERENCES_WORDS.saved : '',
            presentChoice(present),
            // Where a browser keeps nothing, or no script for it came, nothing of the kind is said.
            isKept || saves === 0 ? PREFERENCES_WORDS.keptFor : '',
          ]
            .filter((said) => said !== '')
            .join(' ')}
        </Notice>
      </div>
      <p className="soft">
        {PREFERENCES_WORDS.more}{' '}
        <SiteLink href="/cookie-policy/">{PREFERENCES_WORDS.cookiePolicy}</SiteLink> and{' '}
        <SiteLink href="/privacy-policy/">{PREFERENCES_WORDS.privacyPolicy}</SiteLink>.
      </p>
    </Preferences>
  );
}

interface ChoiceFormProps {
  readonly present: Consent | undefined;
  readonly onSave: (consent: Consent) => void;
}

function ChoiceForm({ present, onSave }: ChoiceFormProps) {
  const [chosen, setChosen] = useState(present ?? REFUSED);
  const [known, setKnown] = useState(present);
  // An answer from elsewhere, or the one that was kept, takes the place of what is half chosen.
  if (known !== present) {
    setKnown(present);
    setChosen(present ?? REFUSED);
  }
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(chosen);
  };
  const answerAll = (answer: Consent) => {
    setChosen(answer);
    onSave(answer);
  };
  const choose = (category: ConsentCategory, answer: string) => {
    setChosen({ ...chosen, [category]: answer === 'yes' });
  };
  return (
    <form onSubmit={save}>
      {CONSENT_CATEGORIES.map((category) => {
        const { title, text, points } = CATEGORY_WORDS[category];
        return (
          <Category as="section" key={category} aria-labelledby={category}>
            <header>
              <h2 id={category}>{title}</h2>
              <RadioGroup
                legend={title}
                legendHidden
                look="segments"
                choices={[
                  { value: 'no', label: 'No' },
                  { value: 'yes', label: 'Yes' },
                ]}
                value={chosen[category] ? 'yes' : 'no'}
                onChange={(answer) => {
                  choose(category, answer);
                }}
              />
            </header>
            <p>{text}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
              {keptUnder(category).map((thing) => (
                <li key={thing}>{keptIfAgreed(KEPT_WORDS[thing], howLong(thing))}</li>
              ))}
            </ul>
          </Category>
        );
      })}
      <Deeds>
        <Button type="submit" wide className="save">
          {PREFERENCES_WORDS.save}
        </Button>
        <Button
          kind="quiet"
          wide
          onClick={() => {
            answerAll(ACCEPTED);
          }}
        >
          {PREFERENCES_WORDS.acceptAll}
        </Button>
        <Button
          kind="quiet"
          wide
          onClick={() => {
            answerAll(REFUSED);
          }}
        >
          {PREFERENCES_WORDS.rejectAll}
        </Button>
      </Deeds>
    </form>
  );
}
