import type { ReactElement } from 'react';

const MORE = 'Read more';

interface TitledBoxProps {
  readonly title: string;
  readonly children: ReactElement;
}

export const TitledBox = ({ title, children }: TitledBoxProps) => (
  <section>
    <h2>{title}</h2>
    {MORE}
    {children}
  </section>
);
