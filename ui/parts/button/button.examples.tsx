import { Phone } from 'lucide-react';
import type { Examples } from '../examples';
import { Button, ButtonLink } from './button';

export const buttonExamples: Examples = {
  Primary: <Button>Reserve this car</Button>,
  Quiet: <Button kind="quiet">Request callback</Button>,
  Link: <Button kind="link">Reset all filters</Button>,
  'With an icon': (
    <Button kind="quiet">
      <Phone aria-hidden="true" size={20} /> Call 01632 960 001
    </Button>
  ),
  Busy: (
    <Button busy busyLabel="Sending">
      Send enquiry
    </Button>
  ),
  'As a link': <ButtonLink href="/used/cars/ford-fiesta-71">View details</ButtonLink>,
  'As a quiet link': (
    <ButtonLink kind="quiet" href="/used/cars/search">
      Search all cars
    </ButtonLink>
  ),
  Compact: (
    <Button kind="quiet" compact>
      Undo
    </Button>
  ),
  Wide: <Button wide>Show 142 cars</Button>,
};
