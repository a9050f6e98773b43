import { lazy, Suspense, type ComponentType } from 'react';
import { PARTS_AS_LIST } from '../../copy/forms/damage-copy';
import { useHydrated } from '../../kit/use-hydrated';
import { FormFields, type FormFieldsProps } from '../form-fields';
import { DiagramPlace, PartsInColumns, PartsList } from './damage-parts.styles';

interface Late {
  readonly default: ComponentType<FormFieldsProps>;
}

/** Where it cannot be had, the list has all of it. */
const DamageDiagram = lazy(() =>
  import('./damage-diagram').then(
    (module): Late => ({ default: module.DamageDiagram }),
    () => ({ default: () => undefined }),
  ),
);

/** The parts of a car in a drawing, which comes when it is needed, and as a list of selects, which is all there is without script. */
export function DamageParts(parts: FormFieldsProps) {
  const isAlive = useHydrated();
  return (
    <>
      {isAlive && (
        <Suspense fallback={<DiagramPlace />}>
          <DamageDiagram {...parts} />
        </Suspense>
      )}
      <PartsList open={!isAlive}>
        <summary>{PARTS_AS_LIST}</summary>
        <PartsInColumns>
          <FormFields {...parts} />
        </PartsInColumns>
      </PartsList>
    </>
  );
}
