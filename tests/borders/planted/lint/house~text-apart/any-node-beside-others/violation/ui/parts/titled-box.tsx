import type { ReactNode } from 'react';

interface TitledBoxProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const TitledBox = ({ title, children }: TitledBoxProps) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);
