import { describe, expect, it } from 'vitest';
import { faultsReportedOnce } from '../../../composition/web/report-fault';

const thrownAt = (place: string, words: string): Error =>
  Object.assign(new TypeError(words), {
    stack: `TypeError: ${words}\n    at reduce (${place}:1:200)\n    at https://cars.example/assets/start.js:1:9`,
  });

const reports = () => {
  const told: string[] = [];
  return { told, report: faultsReportedOnce(({ message }) => told.push(message)) };
};

describe('A fault in a stream of the page', () => {
  it('is reported once for each place that it is thrown at', () => {
    const { told, report } = reports();
    const search = 'https://cars.example/assets/search.js';
    report(thrownAt(search, 'x is undefined'));
    report(thrownAt(search, 'x is undefined'));
    report(thrownAt('https://cars.example/assets/compare.js', 'x is undefined'));
    expect(told).toEqual([
      'A stream has thrown: TypeError https://cars.example/assets/search.js:1:200',
      'A stream has thrown: TypeError https://cars.example/assets/compare.js:1:200',
    ]);
  });

  it('is reported without its words and without the query of an address', () => {
    const { told, report } = reports();
    report(
      thrownAt(
        'https://cars.example/search/?postcode=BL1',
        'No ann@example.com https://x.example/?t=1',
      ),
    );
    report('ann@example.com');
    expect(told).toEqual([
      'A stream has thrown: TypeError https://cars.example/search/',
      'A stream has thrown: string',
    ]);
  });
});
