import { useEffect, useState } from 'react';
import { valueIn } from '../../../../core/kernel/form/field';
import { CAR_VALUE_PATH, ownCarOf, type HeldValuation } from '../../../../core/valuation/public';
import { PART_EXCHANGE_WORDS, VALUATION_NOTE } from '../../../copy/order/order-copy';
import { useApp } from '../../../kit/app-context';
import { TextField } from '../../../parts/field/text-field';
import { Notice } from '../../../parts/notice/notice';
import { SiteLink } from '../../../parts/site-link/site-link';
import { Choices } from './choice-rows';
import { OfChoice } from './choices.styles';
import { fieldId, type SectionFieldsProps } from './section-fields';

/** None, or a valuation: the one that this browser holds stands there already (CC-02). */
export function PartExchangeFields({ order, values, faults, change }: SectionFieldsProps) {
  const held = useHeld();
  const given = order.sections.partExchange?.answer;
  const { name, value } =
    given?.kind === 'valuation' && given.hash === valueIn(values, 'valuation')
      ? { name: given.name, value: given.value }
      : held !== undefined && held.hash === valueIn(values, 'valuation')
        ? { name: held.name ?? '', value: held.value }
        : { name: '', value: undefined };
  const choice = valueIn(values, 'choice');
  const choose = (chosen: string): void => {
    change('choice', chosen);
    if (chosen !== 'valuation' || held === undefined || valueIn(values, 'valuation') !== '') return;
    change('valuation', held.hash);
    if (held.settlement > 0) change('settlement', String(held.settlement / 100));
  };
  return (
    <>
      <Choices
        name="choice"
        legend={PART_EXCHANGE_WORDS.question}
        chosen={choice}
        fault={faults['choice']}
        choices={[
          { value: 'none', label: PART_EXCHANGE_WORDS.none },
          {
            value: 'valuation',
            label: PART_EXCHANGE_WORDS.valuation,
            ...(held !== undefined && {
              about: PART_EXCHANGE_WORDS.held(held.name ?? '', held.value),
            }),
          },
        ]}
        onChoose={choose}
      />
      <OfChoice $choice="valuation" className="narrow">
        {value !== undefined && (
          <Notice title={PART_EXCHANGE_WORDS.held(name, value)}>{VALUATION_NOTE}</Notice>
        )}
        <TextField
          id={fieldId('valuation')}
          name="valuation"
          label={PART_EXCHANGE_WORDS.address}
          hint={PART_EXCHANGE_WORDS.addressHint}
          error={faults['valuation']}
          value={valueIn(values, 'valuation')}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            change('valuation', event.currentTarget.value);
          }}
        />
        <TextField
          id={fieldId('settlement')}
          name="settlement"
          label={PART_EXCHANGE_WORDS.settlement}
          hint={PART_EXCHANGE_WORDS.settlementHint}
          error={faults['settlement']}
          before="£"
          inputMode="decimal"
          autoComplete="off"
          value={valueIn(values, 'settlement')}
          onChange={(event) => {
            change('settlement', event.currentTarget.value);
          }}
        />
        {value === undefined && <p className="soft">{VALUATION_NOTE}</p>}
        <p>
          <span>{PART_EXCHANGE_WORDS.noValuation}</span>{' '}
          <SiteLink href={CAR_VALUE_PATH}>{PART_EXCHANGE_WORDS.valueLink}</SiteLink>
        </p>
      </OfChoice>
    </>
  );
}

/** The valuation that this browser holds, once its memory is there; none that is out of date. */
function useHeld() {
  const app = useApp();
  const [held, setHeld] = useState<HeldValuation>();
  useEffect(() => {
    let isThere = true;
    app.openValuationMemory().then(
      (memory) => {
        if (isThere) setHeld(memory.held.read());
      },
      () => undefined,
    );
    return () => {
      isThere = false;
    };
  }, [app]);
  const car = held && ownCarOf(held, app.clock.now());
  return car?.isOutOfDate === true ? undefined : car;
}
