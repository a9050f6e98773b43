import { useState, type KeyboardEvent } from 'react';
import { askedFields, type FormField } from '../../../core/enquiry/public';
import { valueIn } from '../../../core/kernel/form/field';
import {
  CHANGE_PART,
  DRAWING_NAME,
  LEFT_SIDE,
  NO_DAMAGE,
  NOTHING_MARKED,
  partName,
  RIGHT_SIDE,
} from '../../copy/forms/damage-copy';
import { Button } from '../../parts/button/button';
import { Dialog } from '../../parts/dialog/dialog';
import { Icon } from '../../parts/icon/icon';
import { VisuallyHidden } from '../../parts/visually-hidden/visually-hidden';
import type { FormFieldsProps } from '../form-fields';
import type { FormInParts } from '../form-in-parts';
import { CAR_PARTS, CAR_VIEWS, SHEET, type CarPart } from './car-drawing';
import { DiagramBox, MarkedList, NothingMarked, Sheet, States } from './damage.styles';

interface Part {
  readonly part: CarPart;
  readonly field: FormField;
  /** What is wrong with it in words; empty where nothing is marked. */
  readonly damage: string;
  /** Of a marked part, in the drawing and in the list. */
  readonly number: number | undefined;
}

/**
 * A car unfolded, each part a press or a key away from what is wrong with it. The values are those of
 * the selects beside it: what is chosen in one stands in the other. A field whose slug names a part is
 * that part.
 */
export function DamageDiagram({ fields, form, state, definition }: FormFieldsProps) {
  const [open, setOpen] = useState<string>();
  const asked = askedFields(definition, state.values);
  const parts = partsOf(
    fields.filter((field) => asked.includes(field)),
    state.values,
  );
  const marked = parts.filter(({ number }) => number !== undefined);
  const opened = parts.find(({ field }) => field.name === open)?.field;
  const close = (): void => {
    setOpen(undefined);
  };

  return (
    <DiagramBox>
      <Sheet
        viewBox={`0 0 ${String(SHEET.width)} ${String(SHEET.height)}`}
        role="group"
        aria-label={DRAWING_NAME}
      >
        <text className="side" aria-hidden="true" transform="translate(12 168)">
          {LEFT_SIDE}
        </text>
        <text
          className="side"
          aria-hidden="true"
          textAnchor="end"
          transform={`translate(${String(SHEET.width - 12)} 168)`}
        >
          {RIGHT_SIDE}
        </text>
        {CAR_VIEWS.map(({ transform, body, wheels, tyres }) => (
          <g key={transform} transform={transform} aria-hidden="true">
            {tyres !== undefined && <path className="tyre" d={tyres} />}
            <path className="body" d={body} />
            {wheels.map(({ x, y, r }) => (
              <g key={x}>
                <circle className="tyre" cx={x} cy={y} r={r} />
                <circle className="rim" cx={x} cy={y} r={r * 0.62} />
              </g>
            ))}
          </g>
        ))}
        {parts.map(({ part, field, damage, number }) => (
          <g
            key={part}
            className={number === undefined ? 'part' : 'part marked'}
            role="button"
            tabIndex={0}
            aria-haspopup="dialog"
            aria-label={partName(field.label, damage)}
            onClick={() => {
              setOpen(field.name);
            }}
            onKeyDown={(event) => {
              onKey(event, () => {
                setOpen(field.name);
              });
            }}
          >
            {CAR_VIEWS.map(({ transform, parts: { [part]: d } }) =>
              d === undefined ? null : <path key={transform} transform={transform} d={d} />,
            )}
          </g>
        ))}
        {CAR_VIEWS.map(({ transform, glass, lines, plate }) => (
          <g key={transform} transform={transform} aria-hidden="true">
            <path className="glass" d={glass} />
            <path className="line" d={lines} />
            {plate !== undefined && (
              <rect
                className={plate.isRear ? 'plate rear' : 'plate'}
                x={plate.x}
                y={plate.y}
                width={56}
                height={13}
                rx={2}
              />
            )}
          </g>
        ))}
        {marked.flatMap(({ part, number }) =>
          CAR_VIEWS.flatMap(({ transform, marks: { [part]: at } }) =>
            at === undefined
              ? []
              : [<Mark key={part + transform} {...{ transform, at, number }} />],
          ),
        )}
      </Sheet>
      <div aria-live="polite">
        {marked.length === 0 ? (
          <NothingMarked>{NOTHING_MARKED}</NothingMarked>
        ) : (
          <MarkedList>
            {marked.map(({ field, damage, number }) => (
              <li key={field.name}>
                <span className="number" aria-hidden="true">
                  {number}
                </span>
                <span>{partName(field.label, damage)}</span>
                <Button
                  kind="link"
                  compact
                  onClick={() => {
                    setOpen(field.name);
                  }}
                >
                  <span>{CHANGE_PART}</span> <VisuallyHidden>{field.label}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </MarkedList>
        )}
      </div>
      <Dialog open={opened !== undefined} onClose={close} title={opened?.label ?? ''}>
        {opened !== undefined && (
          <States>
            {[{ value: '', text: opened.placeholder ?? NO_DAMAGE }, ...opened.options].map(
              ({ value, text }) => {
                const isChosen = value === valueIn(state.values, opened.name);
                return (
                  <button
                    key={value}
                    type="button"
                    aria-pressed={isChosen}
                    onClick={() => {
                      form.change(opened.name, value);
                      close();
                    }}
                  >
                    <span>{text}</span>
                    {isChosen && <Icon name="check" size={20} />}
                  </button>
                );
              },
            )}
          </States>
        )}
      </Dialog>
    </DiagramBox>
  );
}

interface MarkProps {
  readonly transform: string;
  readonly at: readonly [x: number, y: number];
  readonly number: number | undefined;
}

/** The number of a marked part, upright however its view lies. */
function Mark({ transform, at: [x, y], number }: MarkProps) {
  const upright = transform.includes('rotate')
    ? 'rotate(-90)'
    : transform.includes('matrix')
      ? 'matrix(0 1 1 0 0 0)'
      : '';
  return (
    <g
      className="mark"
      aria-hidden="true"
      transform={`${transform} translate(${String(x)} ${String(y)}) ${upright}`}
    >
      <circle r={16} />
      <text>{number}</text>
    </g>
  );
}

function onKey(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  // Enter in a form would send it, and the space bar scrolls.
  event.preventDefault();
  press();
}

/** The fields that are parts of the drawing, in its order; those that are marked are numbered. */
function partsOf(
  fields: readonly FormField[],
  values: FormInParts['state']['values'],
): readonly Part[] {
  let numbers = 0;
  return CAR_PARTS.flatMap((part) => {
    const field = fields.find(({ slug }) => slug === part);
    if (field === undefined) return [];
    const value = valueIn(values, field.name);
    const damage = field.options.find((option) => option.value === value)?.text ?? '';
    if (damage !== '') numbers += 1;
    return [{ part, field, damage, number: damage === '' ? undefined : numbers }];
  });
}
