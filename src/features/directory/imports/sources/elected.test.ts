import { expect, test } from 'vitest'
import { mayBeOne } from '#domain/directory/same-name.ts'
import { lacksShared, sharedFile } from '#test/support/shared.ts'
import { openInput } from '../files/input.ts'
import { readAll, textInput } from '../testing.ts'
import { electedJudges } from './elected.ts'

const header = 'state,election_date,election_kind,office,district,counties,n_counties,name,votes,share,n_candidates,court_level,family_flag'
/** A word of letters for a number: no county has digits. */
const letters = (index: number) => String.fromCodePoint(97 + Math.floor(index / 26), 97 + (index % 26))
const read = (...lines: string[]) => readAll(electedJudges(textInput([header, ...lines].join('\n'))))

test('an election is a last known position of that month, and says nothing about today', async () => {
  const { people } = await read(
    'GA,20141104,general,SUPERIOR COURT JUDGE,Larkmoor Circuit (Thorn),Dekalb; Mcduffie,2,ADA THORN-vale JR,10,0.6,2,trial,',
  )
  expect(people[0]).toMatchObject({
    line: 2,
    role: 'judge',
    kind: 'judge',
    standing: 'last_known',
    jurisdiction: 'state',
    asOf: '2014-11-04',
    name: { display: 'Ada Thorn-Vale Jr.', family: 'Thorn-Vale', suffix: 'Jr.' },
    positions: [
      {
        title: 'Superior Court Judge',
        courtName: 'Superior Court, Larkmoor Circuit',
        state: 'GA',
        counties: ['DeKalb', 'McDuffie'],
        basis: 'elected',
        fromOn: '2014-11-04',
        fromPrecision: 'month',
        toOn: null,
      },
    ],
  })
})

test('an election known by its year alone stays a year', async () => {
  const { people } = await read('WV,1952,general,Circuit Judge,19,Totals; Barbour,2,I. Ranulf Murk,10,0.6,2,trial,')
  expect(people[0]).toMatchObject({ asOf: null, positions: [{ fromOn: '1952-01-01', fromPrecision: 'year', counties: ['Barbour'] }] })
})

test('a seat of the whole state and one of an appeals court have no county', async () => {
  const counties = (n: number) => Array.from({ length: n }, (_, index) => `County${letters(index)}`).join('; ')
  const { people } = await read(
    `MN,20121106,general,Judge - 7th District Court 2,,${counties(13)},13,Una Ferrow,1,1,1,trial,`,
    `TX,20201103,general,"Justice, Sup Ct, Place 3",,${counties(254)},254,Odo Ferrow,1,1,1,high,`,
    'TX,20201103,general,Judge,"Ct of Crim Appeals, Pl 2",,0,Ida Ferrow,1,1,1,high,',
    `TX,20201103,general,"Justice, 5th Ct of Appeals Dist, Pl 2",,${counties(6)},6,Eva Ferrow,1,1,1,appellate,`,
  )
  expect(people.map(({ positions }) => positions[0]!.counties)).toEqual([[], [], [], []])
})

/** Each line that is left out, as "line: reason". */
const left = async (...lines: string[]) => {
  const { people, skipped } = await read(...lines)
  return { names: people.map(({ name }) => name.display), reasons: skipped.map(({ line, why }) => `${line}: ${why}`) }
}
const fullSeat = 'Atascosa; Frio; Karnes; La Salle; Wilson'

test('who led where part of a district was counted did not win by that, however many counties it is', async () => {
  const covers = (line: number, some: number, all: string) =>
    `${line}: It covers ${some} of ${all} counties that vote on this seat, so it does not say who won.`
  const found = await left(
    `TX,20141104,general,District Judge,81st Judicial District,${fullSeat},5,Ada Thorn,10,0.6,2,trial,`,
    'TX,20181106,general,"District Judge, 81st Judicial Dist",,Frio; LaSalle,2,Odo Murk,10,0.6,2,trial,',
    'TX,20181106,general,"Justice, 5th Ct of Appeals Dist, Pl 12",,Collin,1,Ivo Pine,10,0.6,2,appellate,',
    `AR,20201103,general,Supreme Court Justice Position 1,,${Array.from({ length: 74 }, (_, at) => `C${letters(at)}`).join('; ')},74,Una Ferrow,10,0.6,2,high,`,
    'KY,20181106,general,Justice of the Supreme Court,3rd Supreme Court District,Adair; Bell; Casey,3,Eva Rook,10,0.6,2,high,',
    'KY,20181106,general,Judge of the Court of Appeals,3rd Appellate District,Laurel,1,Ida Rook,10,0.6,2,appellate,',
    'FL,20201103,general,Circuit Judge,,Volusia,1,Leo Rook,10,0.6,2,trial,',
    'OR,20181106,general,"Judge of the Circuit Court, 6th District, Position 4",,Umatilla,1,Max Rook,10,0.6,2,trial,',
  )
  expect(found.names).toEqual(['Ada Thorn', 'Eva Rook'])
  expect(found.reasons).toEqual([
    covers(3, 2, 'the 5'),
    covers(4, 1, 'the 6'),
    covers(5, 74, 'the 75'),
    covers(7, 1, 'the 3'),
    '8: It names no district, and courts of this kind have districts of several counties: it may cover only part of one.',
    covers(9, 1, 'the 2'),
  ])
})

test('of two names for one seat on one day neither has won: thirty counties are no more votes than one', async () => {
  const found = await left(
    `TX,20181106,general,"Justice, 4th Court of Appeals District, Place 4",,${Array.from({ length: 32 }, (_, at) => `C${letters(at)}`).join('; ')},32,Luz Thorn,10,0.53,2,appellate,`,
    'TX,20181106,general,Justice Ct Appeals D4 P4,,Wilson,1,Pat Murk,10,0.74,2,appellate,',
    'TX,20121106,general,District Judge,136th Judicial District,Jefferson,1,Milton Gunn,10,0.6,2,trial,',
    'TX,20121106,general,"District Judge, 136th Judicial District",,Jefferson,1,Rick Willow,10,0.69,2,trial,',
    // One person under two spellings, of whom one line holds the whole district.
    `TX,20081104,general,District Judge,22nd Judicial District,Caldwell; Comal; Hays,3,Charles Ramsay,10,1,1,trial,`,
    'TX,20081104,general,"DISTRICT JUDGE 22ND JUDICIAL DIST",,Caldwell,1,Charley Ramsey,10,1,1,trial,',
    // Two seats of one court.
    'GA,20181106,general,Superior Court Judge,Larkmoor Circuit (Thorn),Thorn,1,Ada Thorn,10,1,1,trial,',
    'GA,20181106,general,Superior Court Judge,Larkmoor Circuit (Murk),Thorn,1,Odo Murk,10,1,1,trial,',
  )
  expect(found.names).toEqual(['Charles Ramsay', 'Ada Thorn', 'Odo Murk'])
  expect(found.reasons.map((reason) => reason.replace(/the same .*/, '…'))).toEqual([
    '2: Line 3 names another winner of …',
    '3: Line 2 names another winner of …',
    '4: Line 5 names another winner of …',
    '5: Line 4 names another winner of …',
    '7: It covers 1 of the 3 counties that vote on this seat, so it does not say who won.',
  ])
})

test('a first round under half of the votes and a party’s primary elect nobody; a plurality does where the law has no runoff', async () => {
  const found = await left(
    'GA,20180522,primary,Superior Court Judge,Atlanta Circuit (Thorn),Fulton,1,Fay Wills,10,0.4897,3,trial,',
    'GA,20180724,general,Superior Court Judge,Atlanta Circuit (Thorn),Fulton,1,Kai Farm,10,0.52,2,trial,',
    'AR,20200303,primary,Circuit Judge,"4, Division 3",Madison,1,Ada Thorn,10,0.5,3,trial,',
    'AR,20200303,primary,Circuit Judge,"4, Division 5",Madison,1,Eva Thorn,10,0.51,3,trial,',
    'WV,19520513,primary,Circuit Judge,19,Barbour,1,Ivo Murk,10,0.8,2,trial,',
    'WV,20200609,primary,MAGISTRATE,,Wirt,1,Ida Murk,10,0.3,5,trial,',
    'GA,20140520,primary,CHIEF MAGISTRATE,,Murray,1,Lou Murk,10,0.6,2,trial,',
    'KY,20181106,general,District Judge,16th Judicial District,Kenton,1,Ken East,10,0.2998,4,trial,',
    'TX,20201103,general,"City of EP, Judge 4",,El Paso,1,Lil Blanc,10,0.4006,3,trial,',
  )
  expect(found.names).toEqual(['Kai Farm', 'Eva Thorn', 'Ida Murk', 'Ken East'])
  expect(found.reasons).toEqual([
    '2: The leader had 49.0 % of the votes, and a runoff can follow.',
    '4: The leader had 50.0 % of the votes, and a runoff can follow.',
    '6: This is a primary, which chose a candidate and elected nobody.',
    '8: This is a primary, which chose a candidate and elected nobody.',
    '10: The leader had 40.1 % of the votes, and a runoff can follow.',
  ])
})

test('two people of one name in a state are two; one person’s older line gives way to the newer', async () => {
  const { people, skipped } = await read(
    'TX,20141104,general,District Judge,5th Judicial District,Bowie; Cass,2,John Smith,10,1,1,trial,',
    'TX,20181106,general,Judge County Court at Law No. 3,,Harris,1,John Smith,10,1,1,trial,',
    'TX,20101102,general,District Judge,280th Judicial District,Harris,1,Lynn Bradshaw Hull,10,1,1,trial,',
    'TX,20141104,general,District Judge,280th Judicial District,Harris,1,Lynn BradshawHull,10,1,1,trial,',
  )
  expect(new Set(people.map(({ key }) => key)).size).toBe(3)
  expect(people.map(({ name, line }) => [name.display, line])).toEqual([
    ['John Smith', 2],
    ['John Smith', 3],
    ['Lynn BradshawHull', 5],
  ])
  expect(skipped).toEqual([{ line: 4, why: 'Line 5 is about the same person and is counted instead.' }])
})

test('every line that is no judge is left out with its number and a reason', async () => {
  const { people, skipped } = await read(
    'GA,20141104,general,Judge,,Fulton,1,Write-in,1,1,1,trial,',
    'ZZ,20141104,general,Judge,,Fulton,1,Una Ferrow,1,1,1,trial,',
    'GA,2014-13-04,general,Judge,,Fulton,1,Una Ferrow,1,1,1,trial,',
    'AR,20181106,general,JUSTICE OF THE PEACE DISTRICT 3,,Garland,1,Una Ferrow,1,1,1,trial,',
    'GA,20141104,general,,,Fulton,1,Una Ferrow,1,1,1,trial,',
  )
  expect(people).toEqual([])
  expect(skipped.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6])
  for (const { why } of skipped) expect(why).toMatch(/\.$/)
})

const real = 'directory/elected_judges_people.csv'
test.skipIf(lacksShared([real]))(
  'the real file (where it is at hand): every line is a judge or has a reason, and nobody is serving',
  async () => {
    const { people, skipped } = await readAll(electedJudges(openInput(sharedFile(real))))
    expect(people.length + skipped.length).toBe(4074)
    const reasons = Map.groupBy(skipped, ({ why }) =>
      why.replaceAll(/\d[\d.]*/g, '#').replace(/of (the|at least) # counties/, 'of # counties'),
    )
    const count = (why: string) => reasons.get(why)?.length
    expect(count('It covers # of # counties that vote on this seat, so it does not say who won.')).toBe(237)
    expect(count('Line # names another winner of the same seat on the same day: neither line says who won.')).toBe(95)
    expect(count('The leader had # % of the votes, and a runoff can follow.')).toBe(28)
    expect(count('This is a primary, which chose a candidate and elected nobody.')).toBe(21)
    expect(new Set(people.map(({ standing }) => standing))).toEqual(new Set(['last_known']))
    expect(
      people
        .filter(({ name }) => /\b[A-Z]{3,}\b|[a-z]\.[a-z]|Incumbent/.test(name.display.replace(/ [IV]+$/, '')))
        .map(({ name }) => name.display),
    ).toEqual([])
    const recent = people.filter(({ positions }) => (positions[0]!.fromOn ?? '') >= '2014').length
    expect(recent).toBeGreaterThan(2500)
    expect(people.every(({ positions }) => positions[0]!.counties.length <= 12)).toBe(true)
    // Seats of which the file itself names two winners, and first rounds that a runoff reversed.
    const names = new Set(people.map(({ name }) => name.display))
    for (const name of ['Jim Pikl', 'Ken Molberg', 'Dale Wainwright', 'Sam Houston', 'Fani Willis', 'Jewel Scott', 'Ryan Cleveland'])
      expect([name, names.has(name)]).toEqual([name, false])
    for (const name of ['Kevin M. Farmer', 'Shana M. Rooks', 'Heather Hendricks Lanier', 'James B. Munford'])
      expect([name, names.has(name)]).toEqual([name, true])
    const byDay = Map.groupBy(
      people.filter(({ positions: [at] }) => at!.seat),
      ({ positions: [at] }) => `${at!.seat} ${at!.fromOn}`,
    )
    const contradicting = [...byDay.values()].filter((some) => !some.every(({ name }) => mayBeOne(name, some[0]!.name)))
    expect(contradicting.map((some) => some.map(({ name }) => name.display))).toEqual([])
  },
)
