// Which of a parent's bank lines are the money of what: proposed with reasons, confirmed by one tap, never by itself.
import { lockCase } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, caseHandlers, notFound, ownerOf } from '#case/cases/public.ts'
import { type Matchable, proposeMatches } from '#domain/bank/match.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import type { Handlers } from '#http/bind.ts'
import { dayOf, type Day } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { calls } from './contract.ts'
import type { BankCandidate, BankMatchSource } from './public.ts'
import { accountsOf } from './store.ts'
import { addMatches, endMatches, matchesOf, openLines } from './store.matches.ts'

type MatchCalls = Pick<typeof calls, 'matches' | 'confirm' | 'endMatch'>

/** Days before today whose lines are looked at, and the most of them. */
const [back, mostLines] = [400, 20_000]
const mostProposed = 20

export function matching({ sources, ...deps }: CaseDeps & { sources: readonly BankMatchSource[] }): Handlers<MatchCalls> {
  const on = caseHandlers(deps, 'case', null)
  const sourceOf = (kind: string) => sources.find((one) => one.kind === kind) ?? notFound(msg`There is nothing like that to match with.`)
  const spanOf = ({ now }: CaseContext): { from: Day; to: Day } => {
    const today = numberOf(dayOf(now))
    return { from: dayAt(today - back), to: dayAt(today + 1) }
  }
  /** What the parent can match, without what they have matched. */
  const candidatesOf = async (c: CaseContext, source: BankMatchSource) => {
    const matched = new Set((await matchesOf(c.tx, ownerOf(c))).map(({ kind, target }) => `${kind} ${target}`))
    const found = await source.candidates(c.tx, { caseId: c.caseId, memberId: c.seat.memberId, ...spanOf(c) })
    return found.filter(({ id }) => !matched.has(`${source.kind} ${id}`))
  }

  return {
    matches: on.read(calls.matches, async (c) => {
      if (sources.length === 0 || !c.isActiveParent) return { isOn: false, proposed: [] }
      const items: (BankCandidate & { target: string; source: string })[] = []
      for (const source of sources)
        for (const item of await candidatesOf(c, source))
          items.push({ ...item, id: `${source.kind} ${item.id}`, target: item.id, source: source.kind })
      const lines = items.length === 0 ? [] : await openLines(c.tx, ownerOf(c), spanOf(c), mostLines)
      const matchable: Matchable[] = lines.map(({ id, cents, day, description }) => ({ id, cents, day: day as Day, words: description }))
      const proposed = proposeMatches(matchable, items).slice(0, mostProposed)
      return {
        isOn: true,
        proposed: proposed.map(({ item, lines: of, score, reasons }) => {
          const { source, target, name, to, cents, day } = items.find(({ id }) => id === item)!
          return {
            kind: source,
            target,
            name,
            to,
            cents,
            day,
            percent: Math.floor(score * 100),
            reasons: reasons.map(english),
            lines: of.map((id) => lines.find((line) => line.id === id)!),
          }
        }),
      }
    }),

    confirm: async (asked) => {
      const { kind, target, second } = asked.body
      const ids = [...new Set([asked.params.line, ...(second === null ? [] : [second])])]
      const source = sourceOf(kind)
      return caseHandlers(deps, source.topic, null).change(async (c, _asked: typeof asked) => {
        await lockCase(c.tx, c.caseId)
        const candidates = await candidatesOf(c, source)
        const open = await openLines(c.tx, ownerOf(c), spanOf(c), mostLines)
        const lines = ids.map(
          (id) => open.find((line) => line.id === id) ?? notFound(msg`This bank line isn’t there, or it is matched already.`),
        )
        const item = candidates.find(({ id }) => id === target) ?? notFound(msg`This can’t be matched anymore.`)
        const accounts = new Set(lines.map(({ account }) => account))
        if (accounts.size > 1) throw new Fault('invalid', msg`Both lines must be of one account.`, { field: 'line' })
        const cents = lines.reduce((sum, line) => sum + line.cents, 0)
        if (Math.sign(cents) !== Math.sign(item.cents))
          throw new Fault('invalid', msg`The money of this line went the other way.`, { field: 'line' })
        const account = (await accountsOf(c.tx, ownerOf(c))).find(({ id }) => accounts.has(id))
        const by = c.authored()
        await addMatches(c.tx, by, { kind, target, lines: ids }, c.freshId)
        const day = lines
          .map((line) => line.day)
          .toSorted()
          .at(-1)! as Day
        const noted = await source.confirmed(c, { target, evidence: { cents, day, lastFour: account?.lastFour ?? null } })
        return { reply: { id: by.id }, ...noted }
      })(asked)
    },

    endMatch: async (asked) => {
      const { match: id } = asked.params
      const found = await on.readAsParent(async (c) => (await matchesOf(c.tx, ownerOf(c))).find((one) => one.id === id))(asked)
      if (!found) return notFound(msg`There is no such match.`)
      const source = sourceOf(found.kind)
      return caseHandlers(deps, source.topic, null).change(async (c, _asked: typeof asked) => {
        const ended = await endMatches(c.tx, ownerOf(c), { kind: found.kind, target: found.target }, c.at)
        if (ended === 0) notFound(msg`There is no such match.`)
        return { reply: { ended }, ...(await source.ended(c, { target: found.target })) }
      })(asked)
    },
  }
}
