import { joinedName } from './typed-words';

const namesOf = (text: string): ReadonlySet<string> =>
  new Set(text.split(',').map((name) => joinedName(name)));

/** Said of every vehicle, or of none: they narrow nothing and are not searched for. */
export const IDLE_WORDS: ReadonlySet<string> = namesOf(
  `a,i,am,would,like,something,that,has,is,an,the,and,or,of,for,sale,in,at,near,me,with,my,used,second hand,pre owned,previously owned,
  car,cars,van,vans,vehicle,vehicles,motor,motors,for sale,in stock,want,wanted,looking,looking for,
  need,please,buy,colour,color,coloured,metallic,gearbox,transmission,fuel,engine,body,style,make,
  model,branch,stock,uk,any`,
);

/** Idle only before a colour: our colours have no shades. */
export const SHADES: ReadonlySet<string> = namesOf('light,dark,bright,pale,metallic,pearl');

/** The half of the stock that a word says. */
export const HALF_WORDS: ReadonlyMap<string, 'cars' | 'van'> = new Map([
  ['car', 'cars'],
  ['cars', 'cars'],
  ['van', 'van'],
  ['vans', 'van'],
]);

/** Names of trims whose words mean something else by themselves: they are searched for as text. */
export const TRIM_NAMES: ReadonlySet<string> = namesOf(
  `black edition,black line,black pack,black series,red edition,white edition,silver edition,
  blue edition,blue motion,blue line,red line,grey edition,orange edition`,
);

/** Words that begin the names of models and say nothing alone. */
export const MODEL_STARTS: ReadonlySet<string> = namesOf(
  'grand,model,land,range,new,super,golden,city,auto,electric',
);

/** Words that are right as they are, though a name in stock is spelt nearly so. */
export const RIGHT_WORDS: ReadonlySet<string> = namesOf(
  `gold,bronze,purple,pink,maroon,cream,burgundy,turquoise,navy,lime,copper,ivory,magnolia,
  cold,sold,cheap,best,good,nice,small,large,fast,sport,line,edition,plus`,
);
