/** Whether a server is to be given requests. */
export interface Life {
  readonly isLeaving: () => boolean;
  /** From now on it is not; what is given all the same is answered. */
  readonly leave: () => void;
}

export function makeLife(): Life {
  let isLeaving = false;
  return {
    isLeaving: () => isLeaving,
    leave: () => {
      isLeaving = true;
    },
  };
}
