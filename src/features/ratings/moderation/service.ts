import { type Actor, signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import { confirmed } from '#access/confirmed.ts'
import { proposedIn, undoFor } from '#domain/moderation/log.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { isPrintable } from '#kernel/printable.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { idOf } from '#http/key-id.ts'
import type { Desk, Opened } from './desk.ts'
import type { calls, Case, Line } from './contract.ts'
import { mustBeSecond } from '#access/second-person.ts'

export interface Deps {
  desk: Desk
  /** The accounts' role: the audit is its. */
  accounts: Db
  clock: Clock
  random: Random
}

const yours = (by: string | null, account: string) => (by === null ? null : by === account ? ('you' as const) : ('other' as const))

/** What is shown of a rating, and nothing else of it. */
function caseOf({ of, professional, findings, log, history, alike, reports, verbs }: Opened, account: string): Case {
  const { id, status, version, criteria, saw, wentWell, shouldKnow, part, outcome, month, isHearsay, receivedOn, heldFor, canSeal } = of
  return {
    id,
    state: status,
    version,
    professional: {
      id: of.professionalId,
      name: professional?.name ?? '',
      role: professional?.role ?? 'judge',
      kind: professional?.kind ?? 'judge',
    },
    criteria,
    saw,
    wentWell,
    shouldKnow,
    part,
    outcome,
    month,
    isHearsay,
    receivedOn,
    heldFor,
    findings: findings.map(({ field, check, version: its, span, reason, action }) => ({
      field,
      check,
      version: its,
      span: [...span],
      reason,
      action,
    })),
    log: log.map((line) => ({
      event: line.event as Line['event'],
      actor: line.actor as Line['actor'],
      isYours: line.by === account,
      rules: line.rules,
      letter: line.letter as Line['letter'],
      said: line.said,
      isSealed: line.isSealed,
      dueOn: line.dueOn,
      onDay: line.onDay,
      answer: line.answer,
    })),
    reports,
    verbs,
    proposed: yours(proposedIn(log), account),
    canSeal,
    byState: history.byState,
    others: history.others,
    alike: {
      n: alike.n,
      nearest: alike.nearest.map(({ professionalId, name, id: its, share, state, receivedOn: came, ...texts }) => ({
        id: its,
        share,
        professional: { id: professionalId, name },
        state,
        receivedOn: came,
        saw: texts.saw,
        wentWell: texts.wentWell,
        shouldKnow: texts.shouldKnow,
      })),
    },
  }
}

export function service({ desk, accounts, clock, random }: Deps): Handlers<typeof calls> {
  /** What was decided last on a rating, by whom and when: in memory, and for a minute. */
  const decided = new Map<string, { account: string; at: number }>()
  const forget = (now: number) => {
    for (const [id, { at }] of decided) if (now - at > undoFor) decided.delete(id)
  }
  const audit = (actor: Actor, action: string, subject: string, detail: Readonly<Record<string, unknown>> | null = null) =>
    note(accounts, { account: signedIn(actor).account, action, subject, outcome: 'done', detail }, { clock, random })

  return {
    queue: async ({ query: { state }, actor }) => {
      const { account } = signedIn(actor)
      const [counts, waiting, low] = await Promise.all([desk.counts(), desk.list(state), desk.low()])
      return {
        counts,
        low,
        waiting: waiting.map(
          ({ reports, waiting: { id, status, since, rules, isHarm, waitsForAuthor, takenBy, proposedBy, hadPart }, name }) => ({
            id,
            name,
            state: status,
            since,
            rules,
            reports,
            isHarm,
            waitsForAuthor,
            taken: yours(takenBy, account),
            proposed: yours(proposedBy, account),
            hadPart: hadPart.includes(account),
          }),
        ),
      }
    },

    next: async ({ body: { state, not }, actor }) => {
      const { account } = signedIn(actor)
      const id = await desk.next(account, not, state)
      return { case: id === null ? null : caseOf(await desk.open(id, account), account) }
    },

    open: async ({ params: { id }, actor }) => {
      const { account } = signedIn(actor)
      return caseOf(await desk.open(id, account), account)
    },

    leave: async ({ params: { id }, actor }) => {
      await desk.leave(id, signedIn(actor).account)
      return { left: true }
    },

    decide: async ({ params: { id }, body: { verb, letter, words, lines, reports = 0 }, actor, key }) => {
      // Taking down what is read by others cannot be passed over by the person who finds an open screen.
      const { account } = verb === 'removed' ? confirmed(actor, clock) : signedIn(actor)
      const said = words === undefined || words === '' ? null : words
      if (said !== null && !isPrintable(said))
        throw new Fault('invalid', msg`The words hold characters that cannot be shown. Type that part again.`, { field: 'words' })
      // Taken down by two: both have to be people.
      const proposer = verb === 'removed' ? await desk.proposer(id) : null
      if (proposer !== null && proposer !== account)
        await mustBeSecond(accounts, account, [proposer], ['moderator', 'admin', 'super_admin'], clock())
      const line = key === null ? random.uuid() : idOf(account, `${key} ${id}`)
      const { state, isNew } = await desk.decide({ id, line, account, verb, letter, words: said, lines, reports })
      if (isNew) {
        const at = clock()
        forget(at)
        decided.set(id, { account, at })
        await audit(actor, `moderation.${verb}`, id, { letter, line })
      }
      return { state, undoSeconds: undoFor / 1_000 }
    },

    undo: async ({ params: { id }, actor }) => {
      const { account } = signedIn(actor)
      forget(clock())
      if (decided.get(id)?.account !== account)
        throw new Fault('conflict', msg`This can no longer be taken back: more than a minute has gone by, or it was not yours.`, {
          why: 'too_late',
        })
      const state = await desk.undo(id, account)
      decided.delete(id)
      await audit(actor, 'moderation.undone', id)
      return { state }
    },
  }
}
