// The instances that are timed, by the names that the native benchmarks have for them. `{run}` stands for the number of the
// run, where an answer would else be remembered.
import { readFileSync } from 'node:fs';

// The sums of very many numbers are kept where the tests are.
const sums = Object.fromEntries([...readFileSync(new URL('../tests/sums/mod.rs', import.meta.url), 'utf8')
  .matchAll(/const (\w+): &str = "([^"]*)"/g)].map(([, name, text]) => [name, text.replace(/\\\n\s*/g, '')]));

export const cases = {
  'classic 12 in 3': 'coins?n=12&weighings=3',
  '797,160 in 13': 'coins?n=797160&weighings=13',
  '797,160 tried': 'coins?n=797160&weighings=13',
  '9,840 fixed': 'coins?n=9840&plan=fixed',
  'classic pinwheel': 'seating?room=.X..../.XXXXX/.XXXX./.XXXX./XXXXX./....X.&groups=0n{run}:4,1n{run}:4,2n{run}:4,3n{run}:4,4n{run}:4',
  'five fives': 'seating?room=XXXXX/XXXXX/XXXXX/XXXXX/XXXXX&groups=0n{run}:5,1n{run}:5,2n{run}:5,3n{run}:5,4n{run}:5',
  'nine fours': `seating?room=${Array(6).fill('XXXXXX').join('/')}&groups=${[...'012345678'].map(group => `${group}n{run}:4`).join(',')}`,
  'classic 3,7 any:2': 'jugs?sizes=3,7&goal=any:2',
  thousands: 'jugs?sizes=997,1009,1013&goal=any:500',
  'thousands, far': 'jugs?sizes=997,1009,1013&goal=total:1500',
  'least water': 'jugs?sizes=97,101,103&goal=any:50&best=water',
  'to the limit': 'jugs?sizes=99989,99971,99961,99929&start=1,2,3,5&goal=50000,50001,50002,*',
  'to the limit, narrow': 'jugs?sizes=999983,999979,999961&goal=500000,500001,*',
  'classic three pairs': 'river?missionaries=3&cannibals=3',
  'a hundred pairs': 'river?missionaries=100&cannibals=100&boat=4',
  'a thousand pairs': 'river?missionaries=1000&cannibals=1000&boat=4',
  'five couples, an island': 'river?couples=5&island=stop',
  'to the limit, river': 'river?missionaries=1000&cannibals=900&boat=20',
  'classic SEND': 'cryptarithm?puzzle=SEND+MORE=MONEY',
  'classic DONALD': 'cryptarithm?puzzle=DONALD+GERALD=ROBERT',
  '41 numbers': `cryptarithm?puzzle=${sums.MOON}`,
  '199 numbers': `cryptarithm?puzzle=${sums.HORSES}`,
  'a product': 'cryptarithm?puzzle=CAT*DOG=FIGHT',
  'twelve million': 'cryptarithm?puzzle=A+B+C+D+E+F=GH&base=20',
  'classic four remarks': 'mister-x',
  'sums to 1,685': 'mister-x?sum=1685&distinct=yes',
  'two thousand a side': 'mister-x?high=2000',
  'twelve remarks of three': 'mister-x?low=1&high=1000&told=Susan:sum,Peter:product,Diana:difference&talk=S:no,P:no,D:no,S:no,P:no,D:no,S:no,P:no,D:no,S:no,P:no,D:no',
  'seven places, ten tracks': 'tracks',
  'eleven places': 'tracks?places=11',
  'nineteen places': 'tracks?places=19',
  'to the limit, tracks': 'tracks?places=12&meet=some',
  'three suspects': 'whodunit',
  'five knights and knaves': 'whodunit?case=Aurora:Abigail_truthful;Ethan:Abigail_lies_or_Aria_lies;Noah:Aria_lies;Aria:Aurora_lies_iff_Noah_truthful;Abigail:Noah_truthful&liars=knaves',
  'ten knights and knaves': 'whodunit?case=A:at_least_2_lies,B_lies_or_C_lies;B:exactly_3_truthful;C:A_like_D;D:E_like_F_iff_G_lies;E:at_most_4_lies;F:G_lies_or_H_truthful;G:J_lies;H:K_truthful_iff_A_lies;J:;K:B_says_C_lies&liars=knaves',
  'classic 8689827': 'tree?phone=8689827',
  'nine digits': 'tree?phone=777777777',
  'nine pours, six deep': 'tree?jugs=3,7&goal=2&cut=none',
  'the small image': 'xml',
  'titles by author': 'xml?query=q4',
  'reviews beside books': 'xml?query=q8',
  'to the limit, water': 'jugs?sizes=99989,99971,99961,99929&start=1,2,3,5&goal=total:199999&best=water',
};

/** A list of books of ten million bytes, as the native benchmark has it. */
export function ten() {
  let text = '<?xml version="1.0" encoding="utf-8"?>\n<books>\n';
  for (let number = 0; ; number++) {
    const book = `  <book id="b${number}" year="${1900 + number % 120}">\n    <title>On puzzles &amp; proofs, volume ${number}</title>\n`
      + `    <author><last>Author ${number % 977}</last><first>A.</first></author>\n    <price>${10 + number % 90}.95</price>\n  </book>\n`;
    if (text.length + book.length + '</books>\n'.length > 10_000_000) break;
    text += book;
  }
  return Buffer.from(`${text}</books>\n`);
}
