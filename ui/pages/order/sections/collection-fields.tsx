import { valueIn } from '../../../../core/kernel/form/field';
import { longDay } from '../../../copy/day-copy';
import { COLLECTION_WORDS } from '../../../copy/order/order-copy';
import { Button } from '../../../parts/button/button';
import { Notice } from '../../../parts/notice/notice';
import { Select } from '../../../parts/select/select';
import { TimeChips } from './choices.styles';
import { FaultLine } from './fault-line';
import { fieldId, type SectionFieldsProps } from './section-fields';

/** Where and when: a branch, then a day, then one of its times that is nobody else's. */
export function CollectionFields({ order, facts, values, faults, change }: SectionFieldsProps) {
  const { branches, days, chosen, hasNoAnswer } = facts;
  const shownBranch = chosen['branch'] ?? valueIn(values, 'branch');
  const branch = valueIn(values, 'branch') || shownBranch;
  const day = valueIn(values, 'day');
  const isOfShownBranch = branch === shownBranch;
  const offered = isOfShownBranch ? days?.find((each) => each.day === day) : undefined;
  const own = order.sections.collection?.answer;
  const isOwn = (time: string): boolean =>
    own?.branchId === branch && own.day === day && own.time === time;
  return (
    <>
      <p className="soft">{COLLECTION_WORDS.hint}</p>
      <div className="fields">
        <div className="pair">
          <Select
            id={fieldId('branch')}
            name="branch"
            label={COLLECTION_WORDS.branch}
            error={faults['branch']}
            value={branch}
            choices={[
              { value: '', label: COLLECTION_WORDS.chooseBranch },
              ...branches.map(({ value, text }) => ({ value, label: text })),
            ]}
            onChange={(event) => {
              change('branch', event.currentTarget.value);
            }}
          />
          {isOfShownBranch && days !== undefined && days.length > 0 && (
            <Select
              id={fieldId('day')}
              name="day"
              label={COLLECTION_WORDS.day}
              error={faults['day']}
              value={day}
              choices={[
                { value: '', label: COLLECTION_WORDS.chooseDay },
                ...days.map((each) => ({ value: each.day, label: longDay(each.day) })),
                ...(day === '' || days.some((each) => each.day === day)
                  ? []
                  : [{ value: day, label: longDay(day) }]),
              ]}
              onChange={(event) => {
                change('day', event.currentTarget.value);
                change('time', '');
              }}
            />
          )}
        </div>
        {hasNoAnswer === true && <Notice tone="warning">{COLLECTION_WORDS.unavailable}</Notice>}
        {isOfShownBranch && days?.length === 0 && (
          <Notice tone="warning">{COLLECTION_WORDS.noTimes}</Notice>
        )}
        <div className="ways">
          <Button type="submit" kind="quiet" formMethod="get" formNoValidate>
            {isOfShownBranch && days !== undefined ? COLLECTION_WORDS.times : COLLECTION_WORDS.days}
          </Button>
        </div>
      </div>
      {day !== '' && isOfShownBranch && days !== undefined && (
        <TimeChips
          $invalid={faults['time'] !== undefined}
          aria-describedby={faults['time'] === undefined ? undefined : 'order-time-error'}
        >
          <legend>{`${COLLECTION_WORDS.time}, ${longDay(day)}`}</legend>
          {faults['time'] !== undefined && (
            <FaultLine id="order-time-error" sentence={faults['time']} />
          )}
          {offered === undefined ? (
            <Notice tone="warning">{COLLECTION_WORDS.gone}</Notice>
          ) : (
            <div className="times">
              {offered.times.map((time, place) => (
                <label key={time}>
                  <input
                    type="radio"
                    id={place === 0 ? fieldId('time') : undefined}
                    name="time"
                    value={time}
                    checked={
                      valueIn(values, 'time') === time ||
                      (valueIn(values, 'time') === '' && isOwn(time))
                    }
                    onChange={() => {
                      change('time', time);
                    }}
                  />
                  <span>{time}</span>
                </label>
              ))}
            </div>
          )}
        </TimeChips>
      )}
    </>
  );
}
