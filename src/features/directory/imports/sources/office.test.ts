import { expect, test } from 'vitest'
import { noJudge, readOffice } from './office.ts'

test.each([
  ['TX', 'District Judge', '211th Judicial District', 'District Judge', '211th Judicial District'],
  ['TX', 'DISTRICT JUDGE, 76 TH JUDICIAL DIST.', '', 'District Judge, 76th Judicial District', '76th Judicial District'],
  ['TX', 'Justice, 5th Ct of Appeals Dist, Pl 8', '', 'Justice, 5th Court of Appeals District, Place 8', '5th Court of Appeals District'],
  ['GA', 'Superior Court Judge', 'Western Circuit (Sweat)', 'Superior Court Judge', 'Superior Court, Western Circuit'],
  ['GA', 'State Court Judge - Flythe', '', 'State Court Judge', 'State Court'],
  ['GA', 'Supreme Court Justice', 'Melton', 'Supreme Court Justice', 'Supreme Court'],
  ['IN', 'Judge Of The Superior Court', 'Porter County, No. 1', 'Judge of the Superior Court', 'Superior Court, Porter County, No. 1'],
  ['IN', 'Vanderburgh Circuit Court Judge', '', 'Vanderburgh Circuit Court Judge', 'Vanderburgh Circuit Court'],
  ['WA', 'King Superior Court Judge Position 44', '', 'King Superior Court Judge Position 44', 'King Superior Court'],
  ['MN', 'Judge - 4th District Court 58', '04', 'Judge, 4th District Court 58', '4th District Court'],
  ['MI', 'Judge of Circuit Court 21st Circuit Non-Incumbent', '', 'Judge of Circuit Court 21st Circuit', 'Circuit Court 21st Circuit'],
  ['AR', 'Circuit Judge', '6, Division 9', 'Circuit Judge', 'Circuit 6, Division 9'],
  ['NY', 'Town Justice - Cicero', '', 'Town Justice, Cicero', null],
  ['WV', 'NONPARTISAN BALLOT OF ELECTION OF MAGISTRATE – DIVISION', '', 'Magistrate', null],
  ['FL', 'Circuit Judge', '', 'Circuit Judge', null],
])('in %s "%s" of "%s" is shown as "%s" at %s', (state, office, district, title, courtName) => {
  expect(readOffice(state, office, district)).toMatchObject({ title, courtName })
})

test('magistrates and justices are distinguished from judges, and the judge of a justice court is a judge', () => {
  const kind = (office: string) => readOffice('MS', office, '').kind
  expect(kind('CHIEF MAGISTRATE')).toBe('magistrate')
  expect(kind('Chief Justice, Supreme Court')).toBe('justice')
  expect(kind('Justice Court Judge')).toBe('judge')
  expect(kind('Court Commissioner')).toBe('commissioner')
})

test('offices that are called judge or justice and are none are named as such', () => {
  expect(noJudge('AR', 'JUSTICE OT THE PEACE DISTRICT 9')).toMatch(/quorum court/)
  expect(noJudge('AR', 'DESHA CO. JUDGE')).toMatch(/administration/)
  expect(noJudge('AR', 'LAWRENCE COUNTY DISTRICT JUDGE')).toBeNull()
  expect(noJudge('TX', 'Justice Peace P3')).toBeNull()
})
