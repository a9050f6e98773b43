import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DetailsSection } from '../../../../ui/pages/vehicle/parts/details-section';
import { ExampleNotice } from '../../../../ui/pages/vehicle/parts/example-notice';
import { show } from '../../../support/browser/show';
import { aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

describe('What is made up of a vehicle', () => {
  it('is named before any of it is shown', () => {
    const exampleFacts = ['registration', 'former keepers', 'MOT expires'];
    show(<ExampleNotice vehicle={aVehicleInFull({ exampleFacts })} />);
    expect(screen.getByText('An example, not a vehicle for sale')).toBeTruthy();
    expect(screen.getByText(/registration, former keepers and MOT expires/)).toBeTruthy();
  });

  it('is not spoken of where nothing is', () => {
    const { container } = show(<ExampleNotice vehicle={aVehicleInFull()} />);
    expect(container.textContent).toBe('');
  });
});

describe('The details of a vehicle', () => {
  it('have a section where there are any', () => {
    show(
      <DetailsSection vehicle={aVehicleInFull()} content={undefined} now={Date.UTC(2026, 8, 1)} />,
    );
    expect(screen.getByRole('region', { name: 'Vehicle details' })).toBeTruthy();
  });
});
