import { describe, expect, it } from 'vitest';
import { blankAtBranch, enquiryVehicle, withDealerships } from '../../../../core/enquiry/public';
import type { Branch } from '../../../../core/content/public';
import { aField, aForm } from '../../../support/mothers/form-definition';
import { aVehicle } from '../../../support/mothers/vehicle';

const BRANCHES: readonly Branch[] = [
  { id: '7', slug: 'bolton', name: 'Forecourt Bolton' },
  { id: '8', slug: 'crewe', name: 'Forecourt Crewe' },
  { id: '9', slug: 'stafford', name: 'Forecourt Stafford' },
];
const form = withDealerships(
  aForm([aField({ name: 'message' }), aField({ name: 'branch', kind: 'dealership' })]),
  BRANCHES,
);

describe('An enquiry about a vehicle', () => {
  it('names it as a person would, with where it stands [FORM-18]', () => {
    const vehicle = aVehicle();
    expect(enquiryVehicle(vehicle)).toEqual({
      stockId: vehicle.stockId,
      slug: vehicle.slug,
      title: '2021 (71) Ford Fiesta 1.0 EcoBoost Zetec 5dr',
      location: 'Forecourt Bolton',
    });
  });

  it('goes to the branch of the vehicle unless another is chosen', () => {
    expect(blankAtBranch(form, BRANCHES, 'crewe')).toEqual({ branch: '8' });
  });

  it.each(['nowhere', 'stafford'])(
    'leaves the choice open for a vehicle at %s [FORM-14]',
    (slug) => {
      expect(blankAtBranch(form, BRANCHES, slug)).toEqual({});
    },
  );
});
