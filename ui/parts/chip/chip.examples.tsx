import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Examples } from '../examples';
import { Button } from '../button/button';
import { ChipList } from './chip-list';

const chosen = [
  { id: 'make', label: 'Ford' },
  { id: 'fuel', label: 'Diesel' },
  { id: 'price', label: '£5,000 to £12,000' },
];

const Stack = styled.div`
  display: grid;
  gap: 0.5rem;
`;

function ChosenFilters() {
  const [chips, setChips] = useState(chosen);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack>
      <h4 ref={heading} tabIndex={-1}>
        Filters
      </h4>
      <ChipList
        name="Chosen filters"
        chips={chips}
        headingRef={heading}
        onRemove={(id) => {
          setChips(chips.filter((chip) => chip.id !== id));
        }}
      >
        <Button
          kind="link"
          compact
          onClick={() => {
            setChips([]);
          }}
        >
          Clear all
        </Button>
      </ChipList>
    </Stack>
  );
}

export const chipExamples: Examples = { 'Chosen filters': <ChosenFilters /> };
