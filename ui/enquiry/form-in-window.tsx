import { useEffect, useState } from 'react';
import { enquiryAvailability, formPath, type VehicleFormKind } from '../../core/enquiry/public';
import type { Vehicle } from '../../core/stock/public';
import { FORM_UNAVAILABLE } from '../copy/forms/enquiry-copy';
import { useApp } from '../kit/app-context';
import { Notice } from '../parts/notice/notice';
import { SkeletonText } from '../parts/skeleton/skeleton';
import { AboutVehicle } from './about-vehicle';
import { DealerForm } from './dealer-form';
import { EnquiryAnswerPart } from './enquiry-answer-part';
import { Stacked } from './about-vehicle.styles';
import type { LoadedForm } from './form-start';
import { loadForm } from './load-form';

interface FormInWindowProps {
  readonly kind: VehicleFormKind;
  readonly vehicle: Vehicle;
}

/** A form as a window over the vehicle's page; where it cannot be had, whom to ring. */
export function FormInWindow({ kind, vehicle }: FormInWindowProps) {
  const app = useApp();
  const [form, setForm] = useState<LoadedForm>();
  useEffect(() => {
    const left = new AbortController();
    loadForm(app, { kind, vehicle }, left.signal).then(setForm, () => undefined);
    return () => {
      left.abort();
    };
  }, [app, kind, vehicle]);
  if (enquiryAvailability(kind, vehicle) !== 'open') {
    return <EnquiryAnswerPart.View kind={kind} vehicle={vehicle} place="window" />;
  }
  if (form === undefined) return <SkeletonText $lines={4} />;
  return form.kind === 'open' ? (
    <Stacked>
      {kind !== 'general-enquiry' && <AboutVehicle vehicle={vehicle} inOneRow />}
      <DealerForm
        kind={kind}
        start={form.start}
        vehicle={vehicle}
        action={formPath(kind, vehicle)}
      />
    </Stacked>
  ) : (
    <>
      <Notice tone="warning" title={FORM_UNAVAILABLE} />
      <EnquiryAnswerPart.View kind={kind} vehicle={vehicle} place="window" />
    </>
  );
}
