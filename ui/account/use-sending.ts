import { useEffect, useState, type SubmitEvent } from 'react';

/**
 * A form that the browser itself sends: it goes once, however often its button is pressed, and can
 * be sent again when the page comes back from the browser's memory.
 * @param check what holds it back; called with the form before it goes.
 */
export function useSending(check: (form: HTMLFormElement) => boolean = () => true) {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    const shown = () => {
      setSending(false);
    };
    window.addEventListener('pageshow', shown);
    return () => {
      window.removeEventListener('pageshow', shown);
    };
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    if (isSending || !check(event.currentTarget)) event.preventDefault();
    else setSending(true);
  };
  return { isSending, onSubmit };
}
