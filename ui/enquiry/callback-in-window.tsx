import { useEffect, useState } from 'react';
import type { Vehicle } from '../../core/stock/public';
import { FORM_UNAVAILABLE } from '../copy/enquiry-copy';
import { useApp } from '../kit/app-context';
import { Notice } from '../parts/notice/notice';
import { SkeletonText } from '../parts/skeleton/skeleton';
import { CallbackForm } from './callback-form';
import { callbackForm, type CallbackForm as LoadedForm } from './callback-start';
import { EnquiryAnswer } from './enquiry-answer';

/** The callback's form as a window over the vehicle's page; where it cannot be had, whom to ring. */
export function CallbackInWindow({ vehicle }: { readonly vehicle: Vehicle }) {
  const app = useApp();
  const [form, setForm] = useState<LoadedForm>();
  useEffect(() => {
    const left = new AbortController();
    callbackForm(app, vehicle, left.signal).then(setForm, () => undefined);
    return () => {
      left.abort();
    };
  }, [app, vehicle]);
  if (vehicle.status === 'sold') {
    return <EnquiryAnswer kind="callback" vehicle={vehicle} place="window" />;
  }
  if (form === undefined) return <SkeletonText $lines={4} />;
  return form.kind === 'open' ? (
    <CallbackForm start={form.start} vehicle={vehicle} />
  ) : (
    <>
      <Notice tone="warning" title={FORM_UNAVAILABLE} />
      <EnquiryAnswer kind="callback" vehicle={vehicle} place="window" />
    </>
  );
}
