import type { CaseTx } from '#access/cases.ts'
import { lint } from '#domain/case-lints/lint.ts'
import type { Plan } from '#domain/schedule/types.ts'
import { dayAt } from '#domain/time/calendar.ts'
import { dayOfWall } from '#domain/time/wall.ts'
import { zoneOf } from '#domain/time/zone.ts'
import type { Day } from '#kernel/day.ts'
import { type OrderKind, type Scope } from '#case/cases/contract.ts'
import { scopes } from '#case/cases/scopes.generated.ts'
import { childrenIn, type Order, ordersIn, parentsIn, type Membership } from '#case/cases/public.ts'
import { canChange } from '#case/cases/rules.ts'
import { briefOf } from './brief.ts'
import type { CaseRecord, Contact, Profile, Task } from './contract.ts'
import type { Deps, HearingSeen } from './deps.ts'
import { seesAll } from './rules.ts'
import { contactsIn } from '#case/contacts/store.ts'
import { profileIn } from '#case/intake/store.ts'
import { tasksIn } from '#case/tasks/store.ts'
import { viewsIn } from './store.ts'

/** Everything that a seat sees of a case. Row-level security limits each table to the granted scope. */
export async function recordOf(
  tx: CaseTx,
  here: Membership,
  now: number,
  { hearingsIn, planFor }: Pick<Deps, 'hearingsIn' | 'planFor'>,
): Promise<CaseRecord> {
  const zone = zoneOf(here.zone)!
  const today = dayAt(dayOfWall(zone.wallOf(Math.floor(now / 60_000))))
  const sees: Scope[] = here.role === 'parent' ? [...scopes] : [...here.scopes]
  const { caseId } = here
  const [profile, children, contacts, tasks] = [
    await profileIn(tx, caseId),
    await childrenIn(tx, caseId),
    await contactsIn(tx, caseId),
    await tasksIn(tx, caseId),
  ]
  const [orders, hearings, views] = [await ordersIn(tx, caseId), await hearingsIn(tx, caseId), await viewsIn(tx, caseId)]
  const plan = sees.includes('schedule') ? await planFor(tx, here) : null
  const parents = await parentsIn(tx, caseId)
  const coming = hearings.filter(({ toAt, cancelledAt }) => toAt.getTime() >= now && cancelledAt === null)
  const facts = { today, profile, children, contacts, tasks, orders, coming, plan }
  const can = canChange(here)
  return {
    caseId,
    title: here.title,
    state: here.state,
    zone: here.zone,
    today,
    profile: profile && ownFields(profile),
    profileOf:
      profile && profile.authorId !== here.memberId
        ? ([...parents.values()].find(({ id }) => id === profile.authorId)?.name ?? null)
        : null,
    children,
    contacts,
    tasks,
    orders: orders.map((order) => presentOrder(order, here, today, can)),
    hearings: coming.map(hearingLine),
    views,
    schedule: plan && briefOf(plan, children, today, here.days),
    findings: seesAll(here, can, profile !== null) ? findingsOf(facts) : null,
    sees,
    can: { change: can, nameOther: can && [...parents.values()].some(({ joined_at }) => joined_at === null) },
  }
}

function ownFields({ authorId: _author, ...profile }: Profile & { authorId: string }): Profile {
  return profile
}

function presentOrder(
  { id, authorId, effective, ends, signed, kind, title, facts, isShared }: Order,
  here: Membership,
  today: Day,
  can: boolean,
) {
  return {
    id,
    title,
    kind: kind as OrderKind,
    signedOn: signed,
    effectiveOn: effective,
    endsOn: ends,
    facts,
    isShared,
    inForce: effective <= today && (ends === null || ends >= today),
    can: { change: can && authorId === here.memberId },
  }
}

const readyIn = ({ preparation }: HearingSeen) => preparation.filter(({ done }) => done).length

const hearingLine = (row: HearingSeen): CaseRecord['hearings'][number] => ({
  id: row.id,
  title: row.title,
  fromAt: row.fromAt.toISOString(),
  zone: row.zone,
  court: row.court,
  room: row.room,
  ready: readyIn(row),
  toPrepare: row.preparation.length,
})

const nothing = { docket: '', phase: 'preparing', marriedOn: null, separatedOn: null, filedOn: null, servedOn: null, decreeOn: null }

function findingsOf(of: {
  today: Day
  profile: Profile | null
  children: CaseRecord['children']
  contacts: readonly Contact[]
  tasks: readonly Task[]
  orders: readonly Order[]
  coming: readonly HearingSeen[]
  plan: Plan | null
}) {
  const plan = of.plan ?? { zone: 'UTC', versions: [], agreed: [] }
  return lint({
    today: of.today,
    profile: of.profile ?? nothing,
    judges: of.contacts
      .filter(({ kind }) => kind === 'judge')
      .map(({ name, professionalId }) => ({ name, isLinked: professionalId !== null })),
    responseNoted: of.tasks.some(({ item, doneAt }) => item === 'served-answer' && doneAt !== null),
    orders: of.orders,
    children: of.children,
    hearings: of.coming.map((row) => ({ title: row.title, day: row.day as Day, ready: readyIn(row), toPrepare: row.preparation.length })),
    plan,
    versionTitles: Object.fromEntries(plan.versions.map((version) => [version.id, (version as { title?: string }).title ?? ''])),
  })
}
