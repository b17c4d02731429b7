import type { CaseTx } from '#access/cases.ts'
import { childrenIn, type Membership, parentsIn } from '#case/cases/public.ts'
import type { Scope } from '#case/cases/contract.ts'
import { canChange } from '#case/cases/rules.ts'
import { scopes } from '#case/cases/scopes.generated.ts'
import type { Contact } from '#case/contacts/contract.ts'
import { contactsIn } from '#case/contacts/public.ts'
import type { Profile } from '#case/intake/contract.ts'
import { intakeIn } from '#case/intake/public.ts'
import { type Order, ordersIn, orderView } from '#case/orders/public.ts'
import type { Task } from '#case/tasks/contract.ts'
import { tasksIn } from '#case/tasks/public.ts'
import { isAnswerNoted } from '#case/tasks/rules.ts'
import { lint } from '#domain/case-lints/lint.ts'
import type { Plan } from '#domain/schedule/types.ts'
import { dayAt } from '#domain/time/calendar.ts'
import { dayOfWall } from '#domain/time/wall.ts'
import { zoneOf } from '#domain/time/zone.ts'
import type { Day } from '#kernel/day.ts'
import { briefOf } from './brief.ts'
import type { CaseRecord } from './contract.ts'
import type { Deps, HearingSeen } from './deps.ts'
import { seesAll } from './rules.ts'
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
  const [intake, children, contacts, tasks] = [
    await intakeIn(tx, caseId),
    await childrenIn(tx, caseId),
    await contactsIn(tx, caseId),
    await tasksIn(tx, caseId),
  ]
  const [orders, hearings, views] = [await ordersIn(tx, caseId), await hearingsIn(tx, caseId), await viewsIn(tx, caseId)]
  const plan = sees.includes('schedule') ? await planFor(tx, here) : null
  const parents = await parentsIn(tx, caseId)
  const coming = hearings.filter(({ toAt, cancelledAt }) => toAt.getTime() >= now && cancelledAt === null)
  const profile = intake?.profile ?? null
  const facts = { today, profile, children, contacts, tasks, orders, coming, plan }
  const can = canChange(here)
  return {
    caseId,
    title: here.title,
    state: here.state,
    zone: here.zone,
    today,
    profile,
    profileOf:
      intake && intake.authorId !== here.memberId ? ([...parents.values()].find(({ id }) => id === intake.authorId)?.name ?? null) : null,
    children,
    contacts,
    tasks,
    orders: orders.map((order) => orderView(order, { today, member: here.memberId, canChange: can })),
    hearings: coming.map(hearingLine),
    views,
    schedule: plan && briefOf(plan, children, today, here.days),
    findings: seesAll(here, can, profile !== null) ? findingsOf(facts) : null,
    sees,
    can: { change: can, nameOther: can && [...parents.values()].some(({ joined_at }) => joined_at === null) },
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
    responseNoted: isAnswerNoted(of.tasks),
    orders: of.orders,
    children: of.children,
    hearings: of.coming.map((row) => ({ title: row.title, day: row.day as Day, ready: readyIn(row), toPrepare: row.preparation.length })),
    plan,
    versionTitles: Object.fromEntries(plan.versions.map((version) => [version.id, (version as { title?: string }).title ?? ''])),
  })
}
