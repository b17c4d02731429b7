import { type Event, table } from '#domain/moderation/table.ts'
import { refusalOfText } from '#domain/ratings/texts.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { Role } from '#directory/professionals/contract.ts'
import type { calls, Inbox } from './contract.ts'
import { gone, noneHere, openedBy, secretIn } from './opening.ts'
import { unseal } from './sealing.ts'
import { act, currentOf, pleadedToday, stepsOf, withdrawalOf } from './store.ts'

export interface Deps {
  /** Lays what authors do with today's acts, and may touch no table but the ratings'. */
  reviews: Db
  clock: Clock
  random: Random
  /** Asks the directory for someone; `null` when there is nobody with this id. */
  find: (id: string) => Promise<{ name: string; role: Role; kind: string } | null>
}

const isFrom = (event: Event, status: string) => table[event].from.some((from) => from === status)

function checkText(text: string) {
  const why = refusalOfText(text)
  if (why !== null) throw new Fault('invalid', why, { field: 'text' })
}

/** What an author does with the receipt: reads the inbox, withdraws, answers, stands by the text, appeals. */
export function service({ reviews, clock, random, find }: Deps): Handlers<typeof calls> {
  /** Laid with today's acts; said twice it is there once. */
  const plead = async (hash: Buffer, kind: 'affirm' | 'appeal', body: string | null) => {
    const [current, withdrawn, { steps }, before] = await Promise.all([
      currentOf(reviews, hash),
      withdrawalOf(reviews, hash),
      stepsOf(reviews, hash),
      pleadedToday(reviews, hash),
    ])
    if (withdrawn) throw gone()
    if (!current) throw noneHere()
    if (before === kind) return
    const today = dayOf(clock())
    if (!isFrom(kind === 'affirm' ? 'affirmed' : 'appealed', current.status))
      throw new Fault(
        'conflict',
        kind === 'affirm' ? msg`Nobody asks now whether you stand by it.` : msg`There is no decision to appeal against.`,
      )
    const dueOn = steps.findLast(({ event }) => event === 'affirm_asked')?.dueOn ?? null
    if (kind === 'affirm' && dueOn !== null && dueOn < today)
      throw new Fault('conflict', msg`The day until which you could stand by it is over. Once it is taken down you can appeal.`)
    await act(reviews, { id: random.uuid(), receiptHash: hash, kind, eventId: null, body, receivedOn: today })
  }

  return {
    lookUp: async ({ body }) => {
      const hash = openedBy(body)
      const secret = secretIn(body)
      const [current, withdrawn, { steps, answered }, pleaded] = await Promise.all([
        currentOf(reviews, hash),
        withdrawalOf(reviews, hash),
        stepsOf(reviews, hash),
        pleadedToday(reviews, hash),
      ])
      const of = withdrawn?.professionalId ?? current?.professionalId
      if (of === undefined) throw noneHere()
      const rated = await find(of)
      const professional = { id: of, name: rated?.name ?? '', role: rated?.role ?? ('judge' as const), kind: rated?.kind ?? 'judge' }
      if (withdrawn || !current) {
        return {
          professional,
          status: 'withdrawn',
          rating: null,
          isHearsay: false,
          heldFor: [],
          receivedOn: null,
          steps: [],
          question: null,
          can: { edit: false, affirm: false, appeal: false },
          dueOn: null,
          pleaded: null,
        }
      }
      const asked = steps.findLast(({ event, id }) => event === 'asked' && !answered.has(id))
      const { status } = current
      const dueOn = status === 'author_affirm_pending' ? (steps.findLast(({ event }) => event === 'affirm_asked')?.dueOn ?? null) : null
      return {
        professional,
        status: status as Inbox['status'],
        rating: current.rating,
        isHearsay: current.isHearsay,
        heldFor: status === 'queued_human' ? current.heldFor : [],
        receivedOn: current.receivedOn,
        // A person who sent the words themselves is given what they open; else the page opens it.
        steps: steps.map(({ sealed, ...step }) => {
          const said = sealed && secret ? unseal(sealed, secret, step.id) : null
          return { ...step, said: said ?? step.said, sealed: said === null ? (sealed?.toString('base64url') ?? null) : null }
        }),
        question:
          asked && isFrom('asked', status) ? { id: asked.id, text: asked.said ?? '', letter: asked.letter, onDay: asked.onDay } : null,
        can: {
          edit: isFrom('edited', status),
          affirm: pleaded === null && dueOn !== null && dueOn >= dayOf(clock()),
          appeal: pleaded === null && isFrom('appealed', status),
        },
        dueOn,
        pleaded,
      }
    },

    withdraw: async ({ body }) => {
      const hash = openedBy(body)
      const [current, withdrawn] = await Promise.all([currentOf(reviews, hash), withdrawalOf(reviews, hash)])
      if (!current && !withdrawn) throw noneHere()
      if (!withdrawn)
        await act(reviews, {
          id: random.uuid(),
          receiptHash: hash,
          kind: 'withdraw',
          eventId: null,
          body: null,
          receivedOn: dayOf(clock()),
        })
      return { status: 'withdrawn' }
    },

    affirm: async ({ body }) => {
      await plead(openedBy(body), 'affirm', null)
      return { status: 'affirmed' }
    },

    appeal: async ({ body }) => {
      checkText(body.text)
      await plead(openedBy(body), 'appeal', body.text)
      return { status: 'appealed' }
    },

    answer: async ({ body }) => {
      checkText(body.text)
      const hash = openedBy(body)
      const [withdrawn, { steps, answered }] = await Promise.all([withdrawalOf(reviews, hash), stepsOf(reviews, hash)])
      if (withdrawn) throw gone()
      if (!steps.some(({ id, event }) => event === 'asked' && id === body.question))
        throw new Fault('not_found', msg`There is no such question.`)
      if (answered.has(body.question)) throw new Fault('conflict', msg`This question was answered already.`)
      await act(reviews, {
        id: random.uuid(),
        receiptHash: hash,
        kind: 'answer',
        eventId: body.question,
        body: body.text,
        receivedOn: dayOf(clock()),
      })
      return { status: 'answered' }
    },
  }
}
