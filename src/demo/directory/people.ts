import type { PersonName, PersonRecord } from '#domain/directory/record.ts'
import { attorneyCareer, judgeCareer, rosterCareer } from './careers.ts'
import { type Chance, chance } from './chance.ts'
import { familyNames, givenNames } from './names.ts'
import { type State, states } from './places.ts'

type Role = PersonRecord['role']

/** How many of each role there are, and how many at least in every state: enough for each kind of the role. */
const quotas: Record<Role, { all: number; each: number }> = {
  judge: { all: 1632, each: 6 },
  attorney: { all: 2584, each: 10 },
  gal: { all: 1020, each: 5 },
  expert: { all: 1564, each: 7 },
}

/** Kinds of a role, dealt round and round, so that the first few people of a state already hold each of them. */
const kinds: Record<Role, readonly string[]> = {
  judge: ['judge', 'magistrate', 'judge', 'commissioner', 'judge', 'judge'],
  attorney: ['attorney'],
  gal: ['guardian_ad_litem', 'minors_counsel', 'guardian_ad_litem', 'guardian_ad_litem', 'guardian_ad_litem'],
  expert: ['custody_evaluator', 'mediator', 'parenting_coordinator', 'visitation_supervisor', 'therapist', 'mediator', 'custody_evaluator'],
}

const careers: Record<Role, typeof judgeCareer> = {
  judge: judgeCareer,
  attorney: attorneyCareer,
  gal: rosterCareer,
  expert: rosterCareer,
}

/** The people of a role in each state: the same floor for all, the rest by population, what is left over to the largest. */
function share(role: Role): Map<State, number> {
  const { all, each } = quotas[role]
  const whole = states.reduce((sum, state) => sum + state.size, 0)
  const spare = all - each * states.length
  const counts = new Map(states.map((state) => [state, each + Math.floor((spare * state.size) / whole)]))
  let left = all - [...counts.values()].reduce((sum, count) => sum + count, 0)
  for (const state of states.toSorted((a, b) => b.size - a.size)) {
    if (left-- > 0) counts.set(state, counts.get(state)! + 1)
  }
  return counts
}

/** A county of the state; the first ones are larger and come more often. */
function placeIn(state: State, by: Chance): number {
  const shares = state.counties.map((_, at) => 1 / (at + 2))
  let left = by.next() * shares.reduce((sum, one) => sum + one, 0)
  const found = shares.findIndex((one) => (left -= one) < 0)
  return found === -1 ? 0 : found
}

function nameOf(by: Chance, taken: Set<string>): PersonName {
  for (;;) {
    const given = by.pick(givenNames)
    const family = by.pick(familyNames)
    if (taken.has(`${given} ${family}`)) continue
    taken.add(`${given} ${family}`)
    const middle = by.yes(0.35) ? `${by.pick([...'ABCDEFGHJKLMNOPRSTVWY'])}.` : null
    const suffix = by.yes(0.015) ? by.pick(['Jr.', 'III']) : null
    return { display: [given, middle, family, suffix].filter((part) => part !== null).join(' '), given, middle, family, suffix }
  }
}

/** All people of the demo. No two of them bear the same given and family name. */
export function demoPeople(): PersonRecord[] {
  const people: PersonRecord[] = []
  const taken = new Set<string>()
  for (const role of ['judge', 'attorney', 'gal', 'expert'] as const) {
    for (const [state, count] of share(role)) {
      const by = chance(`people of ${state.code}, ${role}`)
      for (let at = 0; at < count; at++) {
        const kind = kinds[role][at % kinds[role].length]!
        const place = placeIn(state, by)
        people.push({
          what: 'person',
          key: `person-${state.code.toLowerCase()}-${role}-${String(at + 1).padStart(4, '0')}`,
          line: people.length + 1,
          role,
          kind,
          jurisdiction: 'state',
          name: nameOf(by, taken),
          isFictional: true,
          ...careers[role]({ state, county: state.counties[place]!, place, kind }, by),
        })
      }
    }
  }
  return people
}
