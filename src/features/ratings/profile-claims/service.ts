import { createHash } from 'node:crypto'
import { signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, plural, type Text } from '#kernel/text.ts'
import { english } from '#kernel/english.ts'
import type { Db } from '#ports/db/port.ts'
import type { Professional } from '#directory/professionals/contract.ts'
import { barNumbersOf, given, refusing } from './claiming.ts'
import { codeLasts, hashOf, isCode, mostCodes, mostTries, newCode } from './code.ts'
import { type calls, type Claim as Shown, mostFiles } from './contract.ts'
import { holdPage } from './holding.ts'
import { letterWithCode } from './letters.ts'
import { readPaper } from './paper.ts'
import { replying } from './replying.ts'
import { type Act, afterCode, isNamed, isOpen, transitions } from './rules.ts'
import { addPaper } from './store.files.ts'
import { addClaim, addTry, type Claim, claimsOf, lockClaim, putState, since } from './store.ts'
import type { Deps } from './deps.ts'

const dayLong = 24 * 3_600_000
/** The most claims that one account can start in a day, and the most codes sent to one address in a day. */
const mostClaims = 5
const mostToOne = 6

/** @throws Fault `conflict` if the table of transitions does not allow the step */
export function step({ state }: Claim, act: Act) {
  const to = transitions[state][act]
  if (to === undefined)
    throw new Fault('conflict', msg`This claim has gone on meanwhile. Load the page again to see where it stands.`, { why: state })
  return to
}

export function service(deps: Deps): Handlers<typeof calls> {
  const { accounts, clock, random, mail, scanner, appName, person } = deps
  const refuse = refusing(deps)
  const at = () => new Date(clock())

  const findPerson = async (id: string): Promise<Professional> => {
    const found = await person(id)
    if (!found) throw new Fault('not_found', msg`Nobody in the directory has this page. Search for the name.`, { field: 'professional' })
    return found
  }
  const presentClaim = async (of: Claim): Promise<Shown> => ({
    id: of.id,
    professional: { id: of.page, name: (await person(of.professionalId))?.name ?? '' },
    state: of.state,
    way: of.way,
    email: of.email,
    triesLeft: of.state === 'code_sent' ? mostTries - of.codeTries : 0,
    codesLeft: of.way === 'mail' ? mostCodes - of.codesSent : 0,
    files: of.files,
    askedAt: of.askedAt.toISOString(),
    decidedAt: of.decidedAt?.toISOString() ?? null,
    reason: of.reason,
  })
  /** Does some work on the caller's own claim, locked. @returns the claim as the work left it */
  const own = async (account: string, id: string, work: (tx: Db, claim: Claim) => Promise<void>): Promise<Shown> => {
    const after = await accounts.transaction().execute(async (tx) => {
      const claim = await lockClaim(tx, id)
      if (!claim || claim.account !== account) throw new Fault('not_found', msg`You have no such claim.`)
      await work(tx, claim)
      return (await lockClaim(tx, id))!
    })
    return presentClaim(after)
  }
  const noted = (tx: Db, account: string, action: string, claim: Claim, detail?: Record<string, unknown>) =>
    note(tx, { account, action: `claims.${action}`, subject: claim.id, outcome: 'done', detail: detail ?? null }, deps)

  const send = async (tx: Db, claim: Claim) => {
    const code = newCode()
    const to = step(claim, 'send')
    await putState(tx, claim.id, {
      to,
      by: 'claimant',
      at: at(),
      code: { hash: hashOf(claim.id, code), until: new Date(clock() + codeLasts) },
    })
    await mail.post(tx, letterWithCode(claim.email!, appName, code))
  }
  /** After a correct code: grants the claim if everything agrees, or gives it to a moderator. Only one of two at once gets the profile. */
  const settle = async (tx: Db, claim: Claim, of: Professional) => {
    const held = await holdPage(tx, claim.professionalId)
    const known = barNumbersOf(of)
    const local = claim.email!.split('@')[0]!
    const act = afterCode({
      shows: claim.shows!,
      isNamed: isNamed(local, of.name),
      barFits: known.length === 0 || claim.barNumber === null ? null : known.includes(claim.barNumber),
      isHeld: held,
    })
    await putState(tx, claim.id, { to: transitions.confirmed[act]!, by: 'rule', at: at() })
    return act
  }

  return {
    ...replying(deps),

    mine: async ({ actor }) => ({ claims: await Promise.all((await claimsOf(accounts, signedIn(actor).account)).map(presentClaim)) }),

    ask: async ({ body, actor }) => {
      const { account } = signedIn(actor)
      const of = await findPerson(body.professional)
      const facts = await given(deps, account, body, of)
      /** The caller's open claim of this profile: the same request again is answered with it. */
      const open = async () => (await claimsOf(accounts, account)).find((claim) => claim.page === of.id && isOpen(claim.state))
      const again = async (claim: Claim) => {
        if (claim.way === body.way && claim.email === facts.email && claim.barNumber === facts.barNumber) return presentClaim(claim)
        throw new Fault('conflict', msg`You have a claim of this page already. It is in the list above.`, { field: 'professional' })
      }
      const before = await open()
      if (before) return again(before)
      const counts = await since(accounts, account, facts.email, new Date(clock() - dayLong))
      if (counts.claims >= mostClaims || counts.codes >= mostToOne)
        return refuse(account, of.id, 'too_many', msg`That is too many claims in a day. Try again tomorrow.`, 'professional')
      const id = random.uuid()
      await accounts.transaction().execute(async (tx) => {
        if (!(await addClaim(tx, { id, professionalId: of.id, account, way: body.way, ...facts, at: at() }))) return
        const claim = (await lockClaim(tx, id))!
        await noted(tx, account, 'ask', claim, { professional: of.id, way: body.way })
        if (body.way === 'mail') await send(tx, claim)
      })
      // If two requests came at once, this is the one that was first.
      const existing = await open()
      if (!existing) throw new Fault('conflict', msg`This claim has ended meanwhile. Load the page again.`)
      return again(existing)
    },

    sendCode: async ({ params, actor }) =>
      own(signedIn(actor).account, params.id, async (tx, claim) => {
        step(claim, 'send')
        if (claim.way !== 'mail' || claim.codesSent >= mostCodes)
          throw new Fault('conflict', msg`No more codes can be sent for this claim. Withdraw it, and show a paper instead.`)
        await send(tx, claim)
      }),

    confirm: async ({ params, body, actor }) => {
      const { account } = signedIn(actor)
      let wrong: { said: Text; isOver: boolean; professional: string } | null = null
      const reply = await own(account, params.id, async (tx, claim) => {
        const to = step(claim, 'confirm')
        const isLate = claim.codeUntil!.getTime() <= clock()
        if (!isLate && isCode(claim.id, body.code, claim.codeHash!)) {
          const of = await findPerson(claim.professionalId)
          await putState(tx, claim.id, { to, by: 'claimant', at: at() })
          await noted(tx, account, 'confirm', claim, { next: await settle(tx, claim, of) })
          return
        }
        const tries = isLate ? mostTries : await addTry(tx, claim.id)
        const isDead = tries >= mostTries
        const isOver = isDead && claim.codesSent >= mostCodes
        if (isOver)
          await putState(tx, claim.id, {
            to: step(claim, 'refuse'),
            by: 'rule',
            at: at(),
            reason: english(msg`No code was right, and no more can be sent.`),
          })
        else if (isDead) await putState(tx, claim.id, { to: step(claim, 'exhaust'), by: 'rule', at: at() })
        const left = mostTries - tries
        const said = isOver
          ? msg`The code was not right, and no more can be sent. This claim is closed. You can show a paper instead.`
          : isLate
            ? msg`This code is older than 30 minutes. Ask for a new one.`
            : isDead
              ? msg`That was the fifth wrong code. It counts no more: ask for a new one.`
              : msg`This is not the code. You can try ${plural({ left }, { one: 'once', other: '# times' })} more.`
        wrong = { said, isOver, professional: claim.professionalId }
      })
      // Stored first: a refusal must not roll back the count of attempts.
      if (wrong !== null) {
        const { said, isOver, professional } = wrong as { said: Text; isOver: boolean; professional: string }
        if (isOver) return refuse(account, professional, 'codes', said, 'code')
        throw new Fault('invalid', said, { field: 'code' })
      }
      return reply
    },

    attach: async ({ params, body, actor }) => {
      const { account } = signedIn(actor)
      // Only for a claim that accepts documents: nobody else's upload is scanned.
      const mine = (await claimsOf(accounts, account)).find((claim) => claim.id === params.id)
      if (!mine) throw new Fault('not_found', msg`You have no such claim.`)
      const paper = await readPaper(body.content, scanner)
      const sha256 = createHash('sha256').update(paper.content).digest()
      return own(account, params.id, async (tx, claim) => {
        if (claim.state !== 'checking' && claim.state !== 'asked') step(claim, 'submit')
        if (!(await addPaper(tx, { id: random.uuid(), claim: claim.id, sha256, ...paper })))
          throw new Fault('conflict', msg`A claim takes ${{ mostFiles }} files at most.`, { field: 'content' })
        if (claim.state === 'asked') await putState(tx, claim.id, { to: step(claim, 'submit'), by: 'claimant', at: at() })
      })
    },

    withdraw: async ({ params, actor }) => {
      const { account } = signedIn(actor)
      return own(account, params.id, async (tx, claim) => {
        await putState(tx, claim.id, { to: step(claim, 'withdraw'), by: 'claimant', at: at() })
        await noted(tx, account, 'withdraw', claim)
      })
    },
  }
}
