// Deciding on what visitors suggested. Called by the command line (npm run suggestions), never by a request.
import { readName } from '#domain/directory/name.ts'
import { countyName } from '#domain/directory/place.ts'
import type { PersonRecord } from '#domain/directory/record.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { Role } from '#directory/professionals/contract.ts'
import { correctFact, linkCourts, openVisitors, retireNamesakes, visitors, writePeople } from '#directory/professionals/public.ts'
import { indexPeople } from '#directory/search/public.ts'
import { worksAtCourt } from './rules.ts'
import { decide, listSuggestions, markChecking, type Suggestion, suggestionsLike } from './store.desk.ts'

export interface Desk {
  /** Handle of the schema's owner. */
  owner: Db
  today: Day
  random: Random
}

export interface Accepting {
  /** Shown to the sender. */
  reason?: string | undefined
  /** The source that was checked, if it is not the one that the sender named. */
  ref?: string | undefined
  /** The field, and the position, for a report that names none. */
  field?: string | undefined
  position?: number | undefined
  /** It was corrected in another way; nothing is written to the directory. */
  byHand?: boolean | undefined
}

export { listSuggestions, type Suggestion }

const shortestBegin = 4

async function the(tx: Db, begin: string): Promise<Suggestion> {
  if (!/^[0-9a-f-]+$/.test(begin) || begin.length < shortestBegin) {
    throw new Fault('invalid', msg`Write at least the first ${{ shortestBegin }} signs of the id, as "list" shows it.`)
  }
  const [found, another] = await suggestionsLike(tx, begin)
  if (!found) throw new Fault('not_found', msg`No suggestion has an id that begins with ${{ begin }}.`)
  if (another) throw new Fault('invalid', msg`Several ids begin with ${{ begin }}. Write more of it.`)
  return found
}

async function open(tx: Db, begin: string): Promise<Suggestion> {
  const found = await the(tx, begin)
  if (found.decidedOn)
    throw new Fault('conflict', msg`This was decided on ${{ decidedOn: found.decidedOn }}: ${{ state: found.state.replaceAll('_', ' ') }}.`)
  return found
}

/** Opens one suggestion for the person who checks it: from now on its sender sees that it is being checked. */
export async function showSuggestion({ owner }: Desk, begin: string): Promise<Suggestion> {
  return owner.transaction().execute(async (tx) => {
    const found = await the(tx, begin)
    await markChecking(tx, found.id)
    return found.state === 'received' ? { ...found, state: 'checking' } : found
  })
}

const titleOf = (kind: string) => {
  const words = kind.replaceAll('_', ' ').replace('minors counsel', "minor's counsel")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Someone missing as a record like any importer's; every field becomes a fact. */
function recordOf({ id, name, role, kind, workplace, usState, county }: Suggestion, ref: string, today: Day): PersonRecord {
  const read = readName(name ?? '')
  if (!read.ok) throw new Fault('invalid', read.why)
  const of = Role.parse(role)
  const place = county === null ? null : countyName(county, usState)
  if (county !== null && place === null) throw new Fault('invalid', msg`"${{ county }}" is no county. Refuse it, saying what is missing.`)
  const atCourt = worksAtCourt(of)
  return {
    what: 'person',
    key: id,
    line: 1,
    ref,
    role: of,
    kind: kind ?? '',
    jurisdiction: 'state',
    name: read.name,
    standing: 'last_known',
    isFictional: false,
    asOf: today,
    positions: [
      {
        kind: kind ?? '',
        title: titleOf(kind ?? ''),
        courtName: atCourt ? workplace : null,
        courtId: null,
        state: usState,
        counties: place === null ? [] : [place],
        basis: 'listed',
        fromOn: null,
        fromPrecision: 'day',
        toOn: null,
        endReason: null,
      },
    ],
    facts: workplace !== null && !atCourt ? [{ field: 'firm', value: workplace, position: 0 }] : [],
  }
}

/** Brings courts, fictional namesakes and the search up to date after someone was added or changed. */
async function settle(tx: Db, id: string, today: Day): Promise<void> {
  const namesakes = await retireNamesakes(tx, today)
  const { changed } = await linkCourts(tx)
  await indexPeople(tx, [...new Set([id, ...namesakes.map((one) => one.id), ...changed])])
}

async function addPerson(tx: Db, { today, random }: Desk, of: Suggestion, ref: string): Promise<string> {
  const id = random.uuid()
  await openVisitors(tx, today)
  await writePeople(tx, [{ id, record: recordOf(of, ref, today) }], { sourceId: visitors.id, editionOn: today, today })
  await settle(tx, id, today)
  return id
}

async function mend(tx: Db, { today }: Desk, of: Suggestion, { field, position }: Accepting, ref: string): Promise<void> {
  const named = of.field ?? field
  if (named === undefined) {
    throw new Fault(
      'invalid',
      msg`This report names no fact. Give it with --field (and --position), or mend it otherwise and accept it --by-hand.`,
    )
  }
  if (of.field !== null && field !== undefined) throw new Fault('invalid', msg`This report names its fact; leave --field out.`)
  await correctFact(tx, {
    professionalId: of.professionalId!,
    positionSeq: of.field === null ? (position ?? null) : of.positionSeq,
    field: named,
    was: of.was,
    now: of.now!,
    ref,
    today,
  })
  await settle(tx, of.professionalId!, today)
}

/**
 * Accepts a suggestion: a missing person is added with a fact for every field; a wrong fact is replaced
 * and stored with its last day. All of it happens in one transaction.
 * @returns the id of the person, if the directory has one
 * @throws Fault with a sentence when it was decided before, or does not fit
 */
export async function acceptSuggestion(desk: Desk, begin: string, how: Accepting = {}): Promise<string | null> {
  return desk.owner.transaction().execute(async (tx) => {
    const of = await open(tx, begin)
    const ref = how.ref?.trim() || of.proof
    let professionalId = of.professionalId
    if (!how.byHand && of.what === 'person') professionalId = await addPerson(tx, desk, of, ref)
    else if (!how.byHand) await mend(tx, desk, of, how, ref)
    await decide(tx, of.id, { state: 'taken_over', reason: how.reason?.trim() || null, today: desk.today, professionalId })
    return professionalId
  })
}

/** Refuses a suggestion, with a reason that its sender can read. */
export async function refuseSuggestion({ owner, today }: Desk, begin: string, reason: string): Promise<void> {
  if (reason.trim() === '') throw new Fault('invalid', msg`Give a reason; the sender can read it.`)
  await owner.transaction().execute(async (tx) => {
    const { id, professionalId } = await open(tx, begin)
    await decide(tx, id, { state: 'not_taken_over', reason: reason.trim(), today, professionalId })
  })
}
