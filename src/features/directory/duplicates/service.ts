import { type Actor, signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import { confirmed } from '#access/confirmed.ts'
import { personOf } from '#domain/linkage/person.ts'
import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { isPrintable } from '#kernel/printable.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { holdMerges } from '#directory/professionals/public.ts'
import type { calls } from './contract.ts'
import { whoIsLike } from './finding.ts'
import { barBetween, type Claims, merge, undo } from './merging.ts'
import { drawn, onceEach, survivorOf } from './rules.ts'
import { listMerges, noteLook } from './store.merges.ts'
import { readModel } from './store.model.ts'
import { countPairs, decidedPairs, facesOf, openPairs, pairOf, setState, surePairs } from './store.pairs.ts'
import { saidOf, worthOf } from './store.seen.ts'

export interface Deps {
  /** The accounts' role: a merge is one transaction with its line in the audit. */
  accounts: Db
  /** Asked in the transaction of the merge. */
  claims: Claims
  clock: Clock
  random: Random
}

const pageSize = 30
const mostSure = 100
const mostPast = 60
const mostLike = 10
const done = { done: true } as const
const inOrder = ({ a, b }: { a: string; b: string }) => {
  if (a >= b) throw new Fault('not_found', msg`There is no such pair.`)
  return { a, b }
}

export function service({ accounts: db, claims, clock, random }: Deps): Handlers<typeof calls> {
  const today = () => dayOf(clock())
  const now = () => new Date(clock())
  /** Does something and notes who did it. */
  const act = <T>(
    actor: Actor,
    action: string,
    subject: string,
    work: (tx: Db, by: string) => Promise<T>,
    reason: string | null = null,
  ): Promise<T> =>
    db.transaction().execute(async (tx) => {
      const by = signedIn(actor).account
      const result = await work(tx, by)
      await note(tx, { account: by, action: `duplicates.${action}`, subject, outcome: 'done', reason }, { clock, random })
      return result
    })
  const readable = (text: string | null) => {
    mustBePrintable(text, 'reason')
  }
  const suggested = async (a: string, b: string) => {
    const worth = await worthOf(db, [a, b])
    const [one, two] = [worth.get(a)!, worth.get(b)!]
    return { ratings: { a: one.ratings, b: two.ratings }, survivor: survivorOf(one, two) }
  }

  return {
    queue: async ({ query: { cursor } }) => {
      const at = readCursor('pairs', cursor, ['share', 'id', 'id'])
      const after = at && { probability: at[0], a: at[1], b: at[2] }
      const [found, counts] = await Promise.all([openPairs(db, after, pageSize + 1), countPairs(db)])
      return { ...pageOf(found, pageSize, 'pairs', ({ probability, a, b }) => [probability, a.id, b.id]), counts }
    },
    pair: async ({ params }) => {
      const { a, b } = inOrder(params)
      const found = await pairOf(db, a, b)
      if (!found) throw new Fault('not_found', msg`These two are not proposed any more. Load the list again.`)
      const { roles: _roles, ...pair } = found
      const [said, worth, bar] = [await saidOf(db, [a, b]), await suggested(a, b), await barBetween(db, a, b, claims)]
      const fields = [...Map.groupBy(said, ({ field }) => field)].map(([field, values]) => {
        const of = (id: string) => values.filter((value) => value.of === id).map(({ of: _of, field: _field, ...value }) => value)
        return { field, a: of(a), b: of(b) }
      })
      return { ...pair, ...worth, fields, bar }
    },
    merge: async ({ actor, params, body: { survivor, name, seat, reason } }) => {
      confirmed(actor, clock)
      readable(reason)
      const { a, b } = inOrder(params)
      const id = random.uuid()
      await act(
        actor,
        'merge',
        id,
        (tx, by) => merge(tx, { id, a, b, survivor, name, seat, reason, bulk: null, by, at: now() }, claims),
        reason,
      )
      return { merge: id }
    },
    decide: async ({ actor, params, body: { decision, reason } }) => {
      readable(reason)
      const { a, b } = inOrder(params)
      const from = decision === 'open' ? ['kept', 'not_same'] : ['open', 'kept', 'not_same']
      await act(
        actor,
        decision,
        `${a} ${b}`,
        async (tx, by) => {
          await holdMerges(tx)
          if (!(await setState(tx, { a, b, from, to: decision, by, on: today(), reason })))
            throw new Fault('conflict', msg`Somebody has decided about these two meanwhile. Load the list again.`)
        },
        reason,
      )
      return done
    },
    sure: async () => ({ items: onceEach(await surePairs(db, mostSure)) }),
    accept: async ({ actor, body: { pairs } }) => {
      confirmed(actor, clock)
      const allowed = onceEach(await surePairs(db, mostSure))
      // Skips pairs that are no longer in the list, or can no longer be merged.
      const wanted = allowed.filter(({ a, b }) => pairs.some((pair) => pair.a === a.id && pair.b === b.id))
      const looked = drawn(wanted.length, random.next)
      let merged = 0
      let toLookAt = 0
      for (const [at, { a, b }] of wanted.entries()) {
        const id = random.uuid()
        const { survivor } = await suggested(a.id, b.id)
        const choices = { survivor, name: survivor, seat: survivor, reason: null, bulk: { isDrawn: looked.has(at) } }
        try {
          await act(actor, 'accept', id, (tx, by) => merge(tx, { id, a: a.id, b: b.id, ...choices, by, at: now() }, claims))
        } catch (error) {
          if (!(error instanceof Fault)) throw error
          continue
        }
        merged += 1
        if (looked.has(at)) toLookAt += 1
      }
      return { merged, passedOver: pairs.length - merged, drawn: toLookAt }
    },
    merges: async () => {
      const [merges, decided] = await Promise.all([listMerges(db, mostPast), decidedPairs(db, mostPast)])
      return { merges, decided }
    },
    undo: async ({ actor, params: { id }, body: { reason } }) => {
      readable(reason)
      return { claims: await act(actor, 'undo', id, (tx, by) => undo(tx, id, { by, today: today(), why: reason }, claims), reason) }
    },
    look: async ({ actor, params: { id } }) => {
      await act(actor, 'look', id, async (tx, by) => {
        if (!(await noteLook(tx, id, { by, on: today() })))
          throw new Fault('conflict', msg`This merge does not wait for a second look any more.`)
      })
      return done
    },
    like: async ({ query: { given, family, role, state, county } }) => {
      if (![given, family, county ?? ''].every(isPrintable))
        throw new Fault('invalid', msg`The name holds characters that cannot be shown. Type it again.`, { field: 'family' })
      const stored = await readModel(db)
      if (!stored) throw new Fault('conflict', msg`The directory has not been compared yet. Try again in some minutes.`)
      const person = personOf({
        name: { given, middle: null, family, suffix: null },
        registers: [],
        roles: [role],
        courts: [],
        states: state ? [state] : [],
        counties: state && county ? [{ state, county }] : [],
        admitted: null,
        employers: [],
        seats: [],
      })
      const found: { id: string; probability: number }[] = []
      for (const isFictional of [false, true]) found.push(...(await whoIsLike(db, stored, { role, isFictional, person })))
      const best = found.toSorted((one, other) => other.probability - one.probability).slice(0, mostLike)
      const faces = await facesOf(
        db,
        best.map(({ id }) => id),
      )
      return { items: best.flatMap(({ id, probability }) => (faces.has(id) ? [{ ...faces.get(id)!, probability }] : [])) }
    },
  }
}
