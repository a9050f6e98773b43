/**
 * What the commonest passwords are made of, by the published lists of leaked ones (NCSC and the like):
 * each stands for itself with whatever figures and signs around it.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwort passw0rd passwords mypassword thepassword newpassword mynewpassword secret
  letmein letmeinnow welcome welcomehome admin administrator superadmin root guest login changeme
  changemenow default temporary temppass iloveyou iloveu ilovehim iloveher ilovegod iloveyoubaby
  loveyou loveme lovely lover forever foreverlove babygirl babyboy sweetheart sweetie darling
  princess prince princesa queen superman batman spiderman superstar superhero wonderwoman ironman
  starwars startrek pokemon pikachu minecraft fortnite roblox nintendo playstation xbox
  qwerty qwertyuiop qwertyui azerty qwertz asdfghjkl asdf zxcvbnm zxcvbn qazwsx qazwsxedc
  football footballer soccer baseball basketball rugby cricket hockey tennis golfer golfing
  liverpool liverpoolfc everton evertonfc arsenal arsenalfc chelsea chelseafc tottenham spurs
  manchester manchesterunited manunited mancity manchestercity newcastle newcastleunited leedsunited
  astonvilla westham westhamunited rangers rangersfc celtic celticfc sunderland villa wolves
  barcelona realmadrid juventus england scotland wales ireland britain london birmingham
  michael michelle michaela michaeljordan daniel danielle jessica jennifer jacqueline charlotte
  charlie thomas oliver george william harry james robert richard andrew matthew christopher
  christine christian elizabeth elisabeth alexander alexandra alexandria benjamin samantha stephanie
  katherine catherine nicholas nathaniel jonathan anthony patrick victoria veronica anastasia
  francesca gabriella isabella valentina sebastian joshua jordan ashley amanda sophie hannah
  monkey dragon tiger tigger kitten hellokitty puppy doggie buddy bailey shadow sunshine summer
  summertime winter autumn spring january february march april june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday
  butterfly butterflies dolphin strawberry chocolate cheesecake cupcake cookie banana pineapple
  blueberry watermelon marshmallow peanutbutter buttercup rainbow unicorn flower flowers
  computer internet samsung iphone android google facebook instagram youtube microsoft windows
  mercedes mercedesbenz volkswagen landrover rangerover porsche ferrari lamborghini mustang corvette
  vauxhall jaguar bentley peugeot citroen renault nissan toyota honda hyundai yamaha harley
  harleydavidson forecourt usedcars
  whatever whatsup nothing something anything everything everyone somebody nobody unknown
  master mastermind killer hunter ranger soldier warrior gladiator hacker ninja pirate wizard
  trustno trustnoone blessed blessing jesus jesuschrist jesusislord godisgood heaven angel angels
  freedom peace happiness happy smile laughter friends bestfriend bestfriends family mother father
  mummy daddy brother sister grandma grandad beautiful gorgeous handsome fantastic awesome
  incredible unbelievable supernatural california washington australia newyork newyorkcity losangeles
  alphabet abcdefg abcdef abcd abcabc test testing tester testtest example sample demo
  motherfucker fuckyou fuckoff fuckme asshole bitch bollocks bastard pussy sexy
  mustangs yankees cowboys lakers steelers eagles broncos raiders slipknot metallica nirvana eminem
  linkinpark beatles
  correcthorsebatterystaple`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
