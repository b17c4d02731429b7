import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { msg } from '#kernel/text.ts'
import type { Scanner } from '#ports/scan/port.ts'
import { attachDocument } from './attaching.ts'
import type { Application, calls, Why } from './contract.ts'
import { type DecideDeps, endWaiver } from './deciding.ts'
import { canRenewAt, checked } from './rules.ts'
import { addWaiver, putReply, type WaiverRow, waiversOf } from './store.ts'

export interface Deps extends DecideDeps {
  random: Random
  scanner: Scanner
  isForSale: boolean
}

const iso = (at: Date | null) => at?.toISOString() ?? null
const viewOf = ({ id, ground, benefit, isRenewal, state, askedAt, endedAt, answer, until, files }: WaiverRow): Application => ({
  id,
  ground,
  benefit,
  isRenewal,
  state,
  answer,
  files,
  askedAt: askedAt.toISOString(),
  endedAt: iso(endedAt),
  until: iso(until),
})

export function service(deps: Deps): Handlers<typeof calls> {
  const { accounts: db, clock, random, isForSale } = deps

  async function add(account: string, why: Why, isRenewal: boolean): Promise<{ id: string }> {
    if (!isForSale) throw new Fault('not_found', msg`There is nothing to pay here.`)
    const id = random.uuid()
    if (!(await addWaiver(db, { id, account, why, at: new Date(clock()), isRenewal })))
      throw new Fault('conflict', msg`You have an open application already.`)
    return { id }
  }
  async function own(account: string, id: string): Promise<WaiverRow> {
    const found = (await waiversOf(db, account)).find((one) => one.id === id)
    if (!found) throw new Fault('not_found', msg`There is no such application.`)
    return found
  }
  /** The waiver that one press renews: the newest that was granted, around its end. */
  const renewable = (all: readonly WaiverRow[]) => {
    const last = all.find(({ state }) => state === 'granted')
    const isOpen = all.some(({ endedAt }) => endedAt === null)
    return last && !isOpen && canRenewAt(last.until!.getTime(), clock()) ? last : null
  }

  return {
    mine: async ({ actor }) => {
      const all = await waiversOf(db, signedIn(actor).account)
      return { isForSale, applications: all.map(viewOf), canRenew: isForSale && renewable(all) !== null }
    },
    apply: async ({ actor, body }) => {
      mustBePrintable(body.words, 'words')
      const { wrong, why } = checked(body)
      for (const [field, sentence] of Object.entries(wrong)) throw new Fault('invalid', sentence, { field })
      return add(signedIn(actor).account, why, false)
    },
    renew: async ({ actor }) => {
      const { account } = signedIn(actor)
      const last = renewable(await waiversOf(db, account))
      if (!last) throw new Fault('conflict', msg`There is no waiver to renew now.`)
      return add(account, { ground: last.ground, benefit: last.benefit, people: null, monthCents: null, words: '' }, true)
    },
    attach: async ({ actor, body }) => ({
      files: await attachDocument(deps, { account: signedIn(actor).account, base64: body.content, at: new Date(clock()) }),
    }),
    reply: async ({ actor, params, body }) => {
      mustBePrintable(body.words, 'words')
      const { id } = await own(signedIn(actor).account, params.waiver)
      if (!(await putReply(db, id, body.words))) throw new Fault('conflict', msg`Nothing was asked for, or it was answered already.`)
      return { done: true }
    },
    withdraw: async ({ actor, params }) => {
      const found = await own(signedIn(actor).account, params.waiver)
      if (found.state === 'withdrawn') return { done: true }
      if (!(await endWaiver(deps, found, { state: 'withdrawn' }, { by: null })))
        throw new Fault('conflict', msg`This application was decided already.`)
      return { done: true }
    },
  }
}
