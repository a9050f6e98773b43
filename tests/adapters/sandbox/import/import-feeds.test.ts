import { describe, expect, it } from 'vitest';
import { importing } from './importing';

const { file, run, imported, refusal, all, only } = importing();

describe('the columns of a file', () => {
  it('that are not used are named, with the one that may be meant', async () => {
    const report = await imported(
      'make,model,price,regyearr,prev_owner,Seller,Year of Registration\nFord,Fiesta,9995,2017,2,Jo,2018\n',
      { exclude: { Seller: ['Sam'] } },
    );
    expect(report.unused).toEqual([
      { name: 'regyearr' },
      { name: 'prev_owner', likely: 'keepers' },
    ]);
    expect(only()).toMatchObject({ registeredOn: '2018', details: { keepers: null } });
  });

  it('are read under another name, or passed over, where that is said', async () => {
    await imported('make,model,price,prev_owner,mileage,odometer\nFord,Fiesta,9995,2,10,20\n', {
      renaming: { prev_owner: 'keepers', odometer: '' },
    });
    expect(only()).toMatchObject({ mileage: 10, details: { keepers: 2 } });
  });

  it.each([
    [{ owner: 'keepers' }, 'no column "owner"'],
    [{ price: 'keeepers' }, 'called "keeepers" (perhaps keepers)'],
  ])('are not renamed to or from what there is not', async (renaming, words) => {
    const path = file('make,model,price\nFord,Fiesta,9995\n');
    expect((await refusal(path, { renaming })).message).toContain(words);
  });

  it.each([
    [
      'Marke,Modell,Selling Price,Internet Price',
      'Perhaps --column "Marke=make", and --column "Modell=model", and --column "Selling Price=price" or --column "Internet Price=price"',
    ],
    ['titre,ville,prix', 'Perhaps --column "prix=price", and --column "titre=title"'],
    [
      'Model,Rok,Cena',
      'Perhaps --column "Cena=price". Where Model holds make and model, say --column "Model=title"',
    ],
    ['make,model,Price (EUR),Cost', 'it has: make, model, Price (EUR), Cost'],
    ['10112|1993|Ford|Explorer', 'The first line names no column that we know'],
    [`make,${Array.from({ length: 30 }, (_, n) => `c${String(n)}`).join(',')}`, 'c23 and 6 more'],
    [
      'make,model,price,km_driven,mileage',
      'as km_driven and mileage; leave one out with --column "km_driven=" or --column "mileage="',
    ],
  ])('that are missing are told with what may be meant: %s', async (header, words) => {
    const failure = await refusal(file(`${header}\n`));
    expect(failure.kind).toBe('wrong-columns');
    expect(failure.message).toContain(words);
    expect(failure.message).not.toContain('(EUR)=');
  });

  it('called body style hold a body type, unless paint or face stands beside', async () => {
    await imported('make,model,price,Body Style\nFord,Ranger,9995,Hatch\n');
    expect(only().bodyType).toBe('Hatchback');
    await imported('make,model,price,body style,paint\nFord,Ranger,9995,pickup,\n');
    expect(only()).toMatchObject({ bodyType: null, bodyStyle: 'pickup' });
  });

  it('say their units in brackets', async () => {
    const report = await imported(
      'Make,Model,Price(£),Mileage (km),Engine (cc),tax(£),Price (EUR)\nFord,Fiesta,"9,995",100000,998,150,12000\n',
    );
    expect(only()).toMatchObject({
      pricePence: 9995_00,
      mileage: 62_137,
      engineSize: 1,
      taxPence: 150_00,
    });
    expect(report.mended.byReason).toEqual({ 'mileage in kilometres, reckoned in miles': 1 });
    expect(report.unused).toEqual([{ name: 'Price (EUR)' }]);
  });

  it('may be one title, which the catalogue parts', async () => {
    const report = await imported(
      [
        'Title,Price',
        '2017 Ford Focus 1.0 EcoBoost Titanium 5dr,9995',
        'VW Golf GTI 2.0 TSI,19995',
        'Land Rover Range Rover Evoque 2.0d HSE,24995',
        'mercedes-benz c-class C220d AMG Line,21995',
        'Saab 9-3,995',
        'Ferrari California T,99995',
        '*,995',
      ].join('\n'),
    );
    expect(all().map((car) => [car.makeName, car.rangeName, car.derivative])).toEqual([
      ['Ford', 'Focus', '1.0 EcoBoost Titanium 5dr'],
      ['Volkswagen', 'Golf GTI', '2.0 TSI'],
      ['Land Rover', 'Range Rover Evoque', '2.0d HSE'],
      ['Mercedes-Benz', 'C Class', 'C220d AMG Line'],
      ['Saab', '9-3', ''],
    ]);
    expect(all().map(({ registeredOn }) => registeredOn)).toEqual(['2017', null, null, null, null]);
    expect(report.skipped.examples).toEqual([
      { line: 7, reason: NOT_PARTED, detail: 'Ferrari California T' },
      { line: 8, reason: NOT_PARTED, detail: '*' },
    ]);
  });
});

describe('makes and models', () => {
  it('that are shortened, lengthened or said twice are ours, and counted', async () => {
    const report = await imported(
      [
        'make,model,price',
        'VW,Golf,9995',
        'Mercedes,A Class,9995',
        'Land Rover,Land Rover Discovery,9995',
        'MG,MG ZS,9995',
        'Kia,Kia,9995',
        'DS Automobiles,DS 3,9995',
      ].join('\n'),
    );
    expect(all().map((car) => `${car.makeName}: ${car.rangeName}`)).toEqual([
      'Volkswagen: Golf',
      'Mercedes-Benz: A Class',
      'Land Rover: Discovery',
      'MG: ZS',
      'Kia: Kia',
      'DS: 3',
    ]);
    expect(report.mended.byReason).toEqual({ 'make in full': 3, 'model by its name alone': 2 });
  });

  it('are said without the years they were built, and not again in the derivative', async () => {
    const report = await imported(
      [
        'make,model,derivative,price',
        'FORD,FIESTA 2000 - ON,FIESTA 1.0 ECOBOOST,9995',
        'Ford,Focus (2011-2018),Ford Focus 1.0 Zetec,9995',
        'Peugeot,2008,2008 1.2,9995',
        'mclaren,570S,S,9995',
        'Mazda,3,3 door Sport,9995',
        'Volkswagen,Golf,Golf,9995',
      ].join('\n'),
    );
    expect(all().map((car) => [car.makeName, car.rangeName, car.derivative])).toEqual([
      ['Ford', 'Fiesta', '1.0 ECOBOOST'],
      ['Ford', 'Focus', '1.0 Zetec'],
      ['Peugeot', '2008', '2008 1.2'],
      ['McLaren', '570S', 'S'],
      ['Mazda', '3', '3 door Sport'],
      ['Volkswagen', 'Golf', 'Golf'],
    ]);
    expect(report.mended.byReason).toEqual({
      'derivative without make and model': 2,
      'model by its name alone': 2,
    });
  });

  it('keep the badge of a maker that has two', async () => {
    const report = await imported('make,model,price\nCupra,Ateca,9995\nVauxhall,Kadjar,9995\n');
    expect(all().map(({ makeName }) => makeName)).toEqual(['Cupra', 'Renault']);
    expect(report.mended.byReason).toEqual({ 'make put right': 1 });
  });

  it('said twice in a title are said once', async () => {
    await imported('title,price\nMG MG ZS Exclusive,9995\nMazda MAZDA 2,9995\n');
    expect(all().map((car) => [car.makeName, car.rangeName, car.derivative])).toEqual([
      ['MG', 'ZS', 'Exclusive'],
      ['Mazda', '2', ''],
    ]);
  });
});

const NOT_PARTED = 'title that the catalogue cannot part into make and model';

describe('a file of another make', () => {
  const SAME = [
    ['Citroën', 'C3', '9995', 'Sat nav; DAB'],
    ['Ford', 'Fiesta', '8995', 'said "yes", twice'],
  ];
  const quote = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
  const laidOut = (sign: string, end: string): string =>
    [['make', 'model', 'price', 'attention grabber'], ...SAME]
      .map((row) => row.map(quote).join(sign))
      .join(end) + end;

  it.each([
    ['commas', laidOut(',', '\n')],
    ['semicolons, a mark and CRLF', `\ufeff${laidOut(';', '\r\n')}`],
    ['tabs', laidOut('\t', '\n')],
    ['bars', laidOut('|', '\n')],
    ['carriage returns', laidOut(',', '\r')],
    ['a first line for a spreadsheet', `sep=;\r\n${laidOut(';', '\r\n')}`],
    ['two kinds of line ends', laidOut(',', '\n').replace('\n', '\r\n')],
  ])('with %s is read the same', async (_, content) => {
    const report = await imported(content);
    expect(report.skipped.count).toBe(0);
    expect(all().map((car) => [car.makeName, car.attentionGrabber])).toEqual([
      ['Citroën', 'Sat nav; DAB'],
      ['Ford', 'said "yes", twice'],
    ]);
  });

  it('with carriage returns alone is read however long it is', async () => {
    const words = 'word '.repeat(500);
    const rows = Array.from({ length: 600 }, () => `Ford,Fiesta,9995,${words}`);
    const text = ['make,model,price,description', ...rows, 'Ford,Ka,x,', ''].join('\r');
    expect(text.length).toBeGreaterThan(1_000_000);
    const report = await imported(text);
    expect(report.imported).toBe(600);
    expect(report.skipped.examples.map(({ line }) => line)).toEqual([602]);
  });

  it('with decimal commas is read where that is said', async () => {
    await imported('make;model;price;mileage;mpg\nFord;Fiesta;9.995,50;12.345;55,4\n', {
      habits: { decimal: 'comma', dates: 'day-first' },
    });
    expect(only()).toMatchObject({ pricePence: 9995_50, mileage: 12_345, mpg: 55.4 });
  });

  it('whose dates turn out to begin with the month is refused as a whole, with line, column and remedy', async () => {
    const path = file(
      'make,model,price,registered\nFord,Ka,995,04/05/2015\nFord,Ka,995,09/14/2016\n',
    );
    const failure = await refusal(path);
    expect(failure.kind).toBe('mixed-dates');
    expect(failure.message).toContain('Line 3, registered: "09/14/2016"');
    expect(failure.message).toContain('say --dates month-first');
    await run(path, { habits: { decimal: 'point', dates: 'month-first' } });
    expect(all().map(({ registeredOn }) => registeredOn)).toEqual(['2015-04-05', '2016-09-14']);
  });

  it('with cells that cannot be read for certain leaves those facts unknown, each with its line', async () => {
    const report = await imported(
      [
        'make,model,price,mileage,registered,mpg,bhp,fuel type,stock number',
        'Ford,Fiesta,9995,12.345,44453,"55,4","74,5",145,Mar-21',
        'Ford,Fiesta,9995,"12,345",14/09/2021,55.4,74.5,Petrol,S2',
      ].join('\n'),
    );
    expect(all()[0]).toMatchObject({
      mileage: null,
      registeredOn: null,
      mpg: null,
      bhp: null,
      fuelType: null,
    });
    expect(all()[1]).toMatchObject({
      stockId: 'S2',
      mileage: 12_345,
      registeredOn: '2021-09-14',
      mpg: 55.4,
      bhp: 74.5,
    });
    expect(report.refused.count).toBe(6);
    expect(report.refused.examples.map(({ line }) => line)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('does not sell what it is not sure of: name, price, whether it is for sale', async () => {
    const report = await imported(
      [
        'make,model,price,status,final price',
        'Saab,09-May,995,,',
        'Ford,Ka,"$5,000",,',
        'Ford,Ka,"9.995,00",,',
        'Ford,Ka,995,Withdrawn,',
        'Ford,Ka,995,Sold,"9,9"',
        'Citro\ufffdn,C3,995,,',
        'Ford,Ka,1995,Available,',
      ].join('\n'),
    );
    expect(report.imported).toBe(1);
    const reasons = report.skipped.examples.map(({ line, reason }) => `${String(line)} ${reason}`);
    for (const words of [
      '2 model was made a date by a spreadsheet',
      '3 price is in another currency',
      '4 price has signs that may part',
      '5 status is none of the words for it',
      '6 final price has signs that may part',
      '7 make has letters that were lost',
    ]) {
      expect(reasons.some((reason) => reason.startsWith(words))).toBe(true);
    }
  });

  it('that says what cannot be leaves it unknown, with the reason', async () => {
    const report = await imported(
      [
        'make,model,price,year,mileage,fuel type,transmission,CO2,engine size',
        'Dacia,Duster,5490,2013,0,Diesel,Manual,0,1.5',
        'Dacia,Spring,9990,2026,0,e,A,0,0',
        'Nissan,Leaf,9990,2019,,Electric,Automatic,0,0',
        'Dacia,Duster,5490,,0,,,0,1.5',
      ].join('\n'),
    );
    expect(all().map(({ mileage, fuelType, co2 }) => [mileage, fuelType, co2])).toEqual([
      [null, 'Diesel', null],
      [0, null, 0],
      [null, 'Electric', 0],
      [0, null, null],
    ]);
    expect(report.refused.byReason).toEqual({
      'CO2 0 is none of an engine that burns fuel (leave the cell empty)': 2,
      'mileage 0 is none of a used vehicle (leave the cell empty)': 1,
      'fuel type is a letter alone (write the whole word)': 1,
      'transmission is a letter alone (write the whole word)': 1,
    });
  });

  it('counts cells of the vehicles that are sold, and of no others', async () => {
    const report = await imported(
      'make,model,price,mileage,fuel type,mpg\nFord,Ka,995,1000 km,Gasoline,x\nFord,Ka,,1000 km,Gasoline,x\n',
    );
    expect(report.skipped.byReason).toEqual({ 'no price': 1 });
    expect(report.mended.count).toBe(2);
    expect(report.refused.examples.map(({ line }) => line)).toEqual([2]);
  });

  it('of which nothing can be sold says why, and where it begins', async () => {
    const failure = await refusal(file('make,model,price\n,,\nFord,Ka,$500\nFord,Ka,$600\n'));
    expect(failure.kind).toBe('no-usable-rows');
    expect(failure.message).toBe(
      'None of the 3 rows can be sold. Mostly: price is in another currency (give it in pounds), first at line 3: "$500"',
    );
  });

  it('that counts in kilometres is sold only where its prices say that they are pounds', async () => {
    const foreign = 'make,model,selling price,km driven\nMaruti,Alto,450000,100000\n';
    const failure = await refusal(file(foreign), { renaming: { 'selling price': 'price' } });
    expect(failure.message).toContain(
      'price names no currency, in a file that counts in kilometres',
    );
    expect(failure.message).toContain('--column "Price=price GBP"');
    await imported(foreign, { renaming: { 'selling price': 'price GBP' } });
    expect(only()).toMatchObject({ pricePence: 450_000_00, mileage: 62_137 });
    for (const pounds of [
      'make,model,Price £,km driven\nFord,Ka,995,1000\n',
      'make,model,price,currency,km driven\nFord,Ka,995,GBP,1000\n',
      'make,model,price,km driven\nFord,Ka,£995,1000\n',
      'make,model,price,mileage\nFord,Ka,995,1000 km\n',
    ]) {
      await imported(pounds);
      expect(only()).toMatchObject({ pricePence: 995_00, mileage: 621 });
    }
  });

  it('whose status is of another thing is told how to pass it over', async () => {
    const path = file('make,model,price,status\nFord,Ka,995,Clean\n');
    expect((await refusal(path)).message).toContain('--column "status="');
    await run(path, { renaming: { status: '' } });
    expect(only().status).toBe('FOR_SALE_RETAIL');
  });

  it('with signs of HTML shows none of them', async () => {
    const report = await imported(
      'make,model,price,derivative,attention grabber,features\n' +
        'CitroÃ«n,C3,9995,1.0 <b>Flair</b> &amp; more,&#9733; LOW MILES &#9733;,Sat Nav &amp; DAB;Air Con<br>\n',
    );
    expect(only()).toMatchObject({
      makeName: 'Citroën',
      derivative: '1.0 Flair & more',
      attentionGrabber: '★ LOW MILES ★',
      features: ['Sat Nav & DAB', 'Air Con'],
    });
    expect(report.mended.byReason).toEqual({ 'letters decoded twice, put right': 1 });
  });

  it('whose other columns say what its figures are in is read by them', async () => {
    const report = await imported(
      [
        'make;model;price;currency;mileage;odometer_units',
        'Ford;Ka;9995;GBP;100000;KM',
        'Ford;Ka;9995;EUR;100000;KM',
        'Ford;Ka;9995;;100000;miles',
        'Ford;Ka;9995;£;100000;leagues',
      ].join('\n'),
    );
    expect(all().map(({ mileage }) => mileage)).toEqual([62_137, 100_000, null]);
    expect(report.skipped.byReason).toEqual({
      'currency is another than pounds (give prices in pounds)': 1,
    });
  });

  it('is pictured only where shape and colour are known', async () => {
    await imported(
      [
        'make,model,price,body type,colour',
        'Ford,Fiesta,9995,Hatchback,Dark Blue',
        'Ford,Fiesta,9995,Hatchback,Puce',
        'Ford,Fiesta,9995,Hatchback,',
        'Wartburg,353,995,,Blue',
      ].join('\n'),
    );
    const [blue, ...others] = all();
    expect(blue?.bodyStyle).toBe('city');
    expect(blue?.paint).not.toBeNull();
    expect(others.map(({ bodyStyle, paint }) => [bodyStyle, paint])).toEqual([
      [null, null],
      [null, null],
      [null, null],
    ]);
  });
});
