import { Menu, Scale, Star } from 'lucide-react';
import type { Examples } from '../examples';
import { IconButton } from './icon-button';
import { IconLink } from './icon-link';

export const iconButtonExamples: Examples = {
  Plain: (
    <IconButton name="Open menu">
      <Menu aria-hidden="true" />
    </IconButton>
  ),
  'Raised, not pressed': (
    <IconButton name="Favourite Ford Fiesta" kind="raised" pressed={false}>
      <Star aria-hidden="true" />
    </IconButton>
  ),
  'Raised, pressed': (
    <IconButton name="Favourite Ford Focus" kind="raised" pressed>
      <Star aria-hidden="true" />
    </IconButton>
  ),
  'A link with a count': (
    <IconLink name="Compare, 2 vehicles" href="/compare" count={2}>
      <Scale aria-hidden="true" />
    </IconLink>
  ),
};
