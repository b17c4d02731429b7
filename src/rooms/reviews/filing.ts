import { createHash } from 'node:crypto'
import type { Handlers } from '../../http/bind.ts'
import { type Event, table } from '../../domain/moderation/table.ts'
import { hashOf, receiptOf, secretOf, type WordProblem, wordsOf } from '../../domain/receipt/receipt.ts'
import type { Clock } from '../../kernel/clock.ts'
import { dayOf } from '../../kernel/day.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Random } from '../../kernel/random.ts'
import type { Db } from '../../ports/db/port.ts'
import type { Role } from '../professionals/contract.ts'
import type { filing, Inbox, Said } from './contract.ts'
import type { TokenDesk } from './proof.tokens.ts'
import type { Proofs } from './proof.ts'
import { criteriaOf, refusalOf, refusalOfText, toldDelay } from './rules.ts'
import { policyVersion, type Screened, screenRating } from './screening.ts'
import { arrived, type Kept, keepNext, keepPaid } from './store.filing.ts'
import { authorKeyFor, unseal } from './sealing.ts'
import { act, currentOf, pleadedToday, stepsOf, withdrawalOf } from './store.receipt.ts'

/** Somebody in the directory, as far as a rating has to know. */
export interface Rated {
  /** Whose page it is: of a record that another profile stands for, that profile. */
  id: string
  name: string
  role: Role
  kind: string
  gone: boolean
}

export interface Needs {
  /** Writes arriving ratings, and may touch no table but the ratings'. */
  reviews: Db
  clock: Clock
  random: Random
  demo: boolean
  proofs: Proofs
  /** Takes tokens; a plain form has none. */
  tokens: Pick<TokenDesk, 'check' | 'refuseSpent'>
  /** Asks the directory for somebody; `null` when there is nobody with this id. */
  find: (id: string) => Promise<Rated | null>
}

const refuse = (why: string, field: string): never => {
  throw new Fault('invalid', why, { field })
}

/** An id that says nothing, and is the same for every attempt with one key: so a rating is there once. */
export function ratingId(key: string): string {
  const bytes = createHash('sha256').update(`rating\n${key}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The secret of a receipt that the server has to make, from the form's own key: sent twice it makes the same words. */
const secretFor = (key: string) => createHash('sha256').update(`receipt\n${key}`).digest().subarray(0, 16)

function sayProblem(problem: WordProblem): string {
  switch (problem.kind) {
    case 'count':
      return `A receipt has 12 words; these are ${problem.n}.`
    case 'unknown':
      return `Word ${problem.at} is not one that a receipt can have. Look at its spelling.`
    case 'check':
      return 'These words are no receipt: one of them is wrong, or two have changed places.'
  }
}

interface Opened {
  receipt?: string | undefined
  words?: string | undefined
}

/** The secret of the receipt, where its words came: a plain form. */
function secretIn({ receipt, words }: Opened): Uint8Array | null {
  if (receipt !== undefined) return null
  if (words === undefined || words.trim() === '') return refuse('Write the 12 words of the receipt.', 'words')
  const read = secretOf(words)
  if (!read.ok) return refuse(sayProblem(read.problem), 'words')
  return Uint8Array.from(read.secret)
}

/** The hash under which the rating lies, from the receipt or from its words. */
function openedBy(opened: Opened): Buffer {
  const secret = secretIn(opened)
  return Buffer.from(hashOf(secret ? receiptOf(secret) : opened.receipt!), 'hex')
}

const noneHere = () =>
  new Fault('not_found', 'No rating has this receipt. Look at the words again; without them nobody can find it, and neither can we.', {
    field: 'words',
  })
const isFrom = (event: Event, status: string) => table[event].from.some((from) => from === status)
const decided = () =>
  new Fault('conflict', 'A decision about this rating stands, so its text can no longer be changed. You can appeal, or withdraw it.')
const gone = () => new Fault('gone', 'This rating was withdrawn. Nothing of it can be changed any more.')

/** The verbs of authors: file, read the receipt's inbox, edit, withdraw, answer. */
export function filingHandlers({ reviews, clock, random, demo, proofs, tokens, find }: Needs): Handlers<typeof filing> {
  const ratedBy = async (id: string): Promise<Rated> => {
    const rated = await find(id)
    if (!rated) return refuse('Nobody in the directory has this id. Search for the person again.', 'professional')
    if (rated.gone) return refuse('The directory no longer lists this person, so no new rating is taken.', 'professional')
    return rated
  }

  const check = (said: Said, rated: Rated) => {
    const refusal = refusalOf(said, rated, dayOf(clock()))
    if (refusal) refuse(refusal.why, refusal.field)
  }

  const checkText = (text: string) => {
    const why = refusalOfText(text)
    if (why !== null) refuse(why, 'text')
  }

  /** A version as it is kept; what a plain form sends waits for a person. */
  const keptOf = (said: Said, rated: Rated, screened: Screened, byForm: boolean) => {
    const heldFor = byForm ? [...screened.heldFor, 'form'] : screened.heldFor
    return {
      criteria: Object.fromEntries(criteriaOf(rated.role, rated.kind).map((name) => [name, said.criteria[name] ?? null])),
      saw: said.saw,
      wentWell: said.wentWell || null,
      shouldKnow: said.shouldKnow || null,
      part: said.part,
      outcome: said.outcome,
      month: said.eventMonth,
      receivedOn: dayOf(clock()),
      status: heldFor.length > 0 ? ('queued_human' as const) : ('pending' as const),
      isHearsay: screened.isHearsay,
      heldFor,
      policy: policyVersion,
    } satisfies Partial<Kept>
  }

  const stopped = ({ verdict, findings }: Screened) => ({
    status: verdict === 'block' ? ('blocked' as const) : ('needs_author_edit' as const),
    findings,
    publishedIn: null,
    words: null,
  })
  const taken = (heldFor: readonly string[], findings: Screened['findings'], words: readonly string[] | null) => ({
    status: heldFor.length > 0 ? ('queued_human' as const) : ('pending' as const),
    findings: findings.filter(({ action }) => action === 'hold'),
    publishedIn: heldFor.length > 0 ? null : toldDelay(demo),
    words: words && [...words],
  })

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
        kind === 'affirm' ? 'Nobody asks now whether you stand by it.' : 'There is no decision to appeal against.',
      )
    const dueOn = steps.findLast(({ event }) => event === 'affirm_asked')?.dueOn ?? null
    if (kind === 'affirm' && dueOn !== null && dueOn < today)
      throw new Fault('conflict', 'The day until which you could stand by it is over. Once it is taken down you can appeal.')
    await act(reviews, { id: random.uuid(), receiptHash: hash, kind, eventId: null, body, receivedOn: today })
  }

  return {
    challenge: async ({ query: { professional } }) => {
      await ratedBy(professional)
      return proofs.challenge(professional) as never
    },

    file: async ({ body, key: sentKey, byForm }) => {
      const key =
        sentKey ?? refuse('Send an Idempotency-Key, so that this rating is taken once however often it arrives.', 'Idempotency-Key')
      const rated = await ratedBy(body.professional)
      check(body, rated)
      const secret = byForm ? secretFor(key) : null
      const receiptHash = secret
        ? Buffer.from(hashOf(receiptOf(secret)), 'hex')
        : Buffer.from(body.receiptHash ?? refuse('The hash of the receipt is missing.', 'receiptHash'), 'hex')
      const words = secret && wordsOf(secret)
      const screened = screenRating(body, rated)
      // From a page that was opened before a merge it is the profile's, too: one person is paid for once a month.
      const professionalId = rated.id
      const authorKey = secret ? authorKeyFor(secret) : body.authorKey === undefined ? null : Buffer.from(body.authorKey, 'hex')
      const kept: Kept = { id: ratingId(key), professionalId, receiptHash, authorKey, version: 1, ...keptOf(body, rated, screened, byForm) }
      const again = await arrived(reviews, kept)
      if (again?.isSame) return taken(again.heldFor, screened.findings, words)

      if (!byForm) await proofs.take(body.proof, body.professional, key)
      const price = byForm ? null : await tokens.check(body.token, { professional: professionalId, month: body.eventMonth })
      if (screened.verdict === 'edit' || screened.verdict === 'block') return stopped(screened)
      const laid = await keepPaid(reviews, kept, price)
      if (laid === 'kept') return taken(kept.heldFor, screened.findings, words)
      // Two attempts at once, and the other one was first; or something else lies there.
      const first = await arrived(reviews, kept)
      if (first?.isSame) return taken(first.heldFor, screened.findings, words)
      if (laid === 'spent') return tokens.refuseSpent(price!)
      const opens = words === null ? 'Open the receipt to see it.' : `Open it with these words, and change it there: ${words.join(' ')}`
      throw new Fault('conflict', `Something else was sent with this key or this receipt before. ${opens}`)
    },

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
        // Whoever sent the words themselves is given what they open; else the page opens it.
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

    edit: async ({ body, key: sentKey, byForm }) => {
      const key = sentKey ?? refuse('Send an Idempotency-Key, so that this edit is taken once however often it arrives.', 'Idempotency-Key')
      const hash = openedBy(body)
      const [current, withdrawn] = await Promise.all([currentOf(reviews, hash), withdrawalOf(reviews, hash)])
      if (withdrawn) throw gone()
      if (!current) throw noneHere()
      if (!isFrom('edited', current.status)) throw decided()
      const rated = await find(current.professionalId)
      if (!rated) throw noneHere()
      check(body, rated)
      const screened = screenRating(body, rated)
      const kept: Kept = {
        id: ratingId(key),
        professionalId: current.professionalId,
        receiptHash: hash,
        // The version before has it.
        authorKey: null,
        version: body.version + 1,
        ...keptOf(body, rated, screened, byForm),
      }
      const again = await arrived(reviews, kept)
      if (again?.isSame) return taken(again.heldFor, screened.findings, null)
      if (screened.verdict === 'edit' || screened.verdict === 'block') return stopped(screened)
      if (await keepNext(reviews, kept)) return taken(kept.heldFor, screened.findings, null)
      const first = await arrived(reviews, kept)
      if (first?.isSame) return taken(first.heldFor, screened.findings, null)
      throw new Fault('conflict', 'This rating was edited elsewhere meanwhile. Open the receipt again to see the newer text.')
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
        throw new Fault('not_found', 'There is no such question.')
      if (answered.has(body.question)) throw new Fault('conflict', 'This question was answered already.')
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
