import { CALL_A_BRANCH, WAYS_ON, type LaterWords } from '../copy/later-pages-copy';
import { PageHead } from '../kit/page-head';
import { Breadcrumbs } from '../parts/breadcrumbs/breadcrumbs';
import { ButtonLink } from '../parts/button/button';
import { PageFrame } from '../parts/page-frame/page-frame.styles';
import { Beside, Heading, Lead, LeadColumns, Said, Sheet, Steps } from './text-page.styles';
import { WaysOnList } from './ways-on';
import type { Blocks } from '../parts/blocks';

interface LaterFrameProps {
  readonly words: LaterWords;
  /** Path and query of this page. */
  readonly path: string;
  /** Between what is said and the steps. */
  readonly children?: Blocks;
}

const CallSheet = () => (
  <Sheet aria-labelledby="call-a-branch">
    <h2 id="call-a-branch">{CALL_A_BRANCH.title}</h2>
    <p>{CALL_A_BRANCH.text}</p>
    <ButtonLink href="/contact/">{CALL_A_BRANCH.link}</ButtonLink>
  </Sheet>
);

/** A page whose form or list is still to come: what it is for, what can be done now, and whom to ring. */
export function LaterFrame({ words, path, children }: LaterFrameProps) {
  const { title, description, lead, above, steps, ways, isFound = false } = words;
  return (
    <PageFrame>
      <PageHead
        title={title}
        description={description}
        {...(isFound ? { canonical: path } : { indexed: false })}
      />
      <Breadcrumbs
        crumbs={[
          { label: 'Home', href: '/' },
          ...(above === undefined ? [] : [above]),
          { label: title, href: path },
        ]}
      />
      <Heading>{title}</Heading>
      <LeadColumns>
        <Said>
          {children}
          <Lead>{lead}</Lead>
          {steps !== undefined && (
            <>
              <h2>{steps.title}</h2>
              <Steps>
                {steps.list.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </Steps>
            </>
          )}
        </Said>
        <Beside>
          <CallSheet />
        </Beside>
      </LeadColumns>
      <WaysOnList title={WAYS_ON} ways={ways} />
    </PageFrame>
  );
}
