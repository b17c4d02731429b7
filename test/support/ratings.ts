import { pbkdf2Sync, randomBytes, randomUUID } from 'node:crypto'
import { type Challenge, type DeriveKeyFunction, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { hashOf, receiptOf } from '#domain/receipt/receipt.ts'
import type { Rating } from '#ratings/ratings/contract.ts'
import { criteriaOf } from '#domain/ratings/criteria.ts'
import type { Kind, Role } from '#directory/professionals/contract.ts'
import type { Db } from '#ports/db/port.ts'
import { blind, numberOf, type Offer } from './tokens.ts'

interface Person {
  name: string
  role: Role
  kind: Kind
  state: string | null
  goneOn: string | null
}

/** Puts someone fictional into the directory, as an import would. */
export async function putPerson(owner: Db, given: Partial<Person> = {}): Promise<string> {
  const person: Person = { name: 'Vera Example', role: 'judge', kind: 'judge', state: 'OH', goneOn: null, ...given }
  const source = { id: 'rated', title: 'Rated people', publisher: 'a test', licence: 'none' }
  await owner
    .insertInto('source')
    .values(source)
    .onConflict((is) => is.doNothing())
    .execute()
  const id = randomUUID()
  await owner
    .insertInto('professional')
    .values({
      id,
      source_id: source.id,
      source_key: id,
      role: person.role,
      kind: person.kind,
      jurisdiction: 'state',
      name: person.name,
      given: person.name.split(' ')[0]!,
      family: person.name.split(' ').at(-1)!,
      sort_name: person.name.toLowerCase(),
      standing: 'serving',
      title: person.kind,
      state: person.state,
      is_fictional: true,
      gone_on: person.goneOn,
    })
    .execute()
  return id
}

/** A rating that is taken, with every answer alike. */
export function ratingOf(professional: string, given: Partial<Rating> & { answer?: number; role?: Role; kind?: Kind } = {}): Rating {
  const { answer = 4, role = 'judge', kind = 'judge', ...rest } = given
  return {
    professional,
    criteria: Object.fromEntries(criteriaOf(role, kind).map((name) => [name, answer])),
    saw: 'The hearing began on time and each side was heard for as long as it needed.',
    part: role === 'attorney' ? 'client' : 'parent',
    outcome: 'mixed',
    eventMonth: '2026-02',
    attested: true,
    ...rest,
  }
}

/** A receipt of the author's, and what the server is given of it. */
export function newReceipt(): { receipt: string; receiptHash: string } {
  const receipt = receiptOf(randomBytes(16))
  return { receipt, receiptHash: hashOf(receipt) }
}

/** The work of tests has one iteration (`PROOF_WORK: '1'`): handing it to another thread would cost a hundred times the work itself. */
const deriveHere: DeriveKeyFunction = async ({ cost, keyLength = 32 }, salt, password) => ({
  parameters: {},
  derivedKey: pbkdf2Sync(password, salt, cost, keyLength, 'sha256'),
})

/** Solves a challenge as the page does. */
export async function proofOf(asked: unknown): Promise<string> {
  const challenge = asked as Challenge
  const solution = await solveChallenge({ challenge, deriveKey: challenge.parameters.cost === 1 ? deriveHere : deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** A proof of work for one rating of this professional, asked for and solved. */
export async function provenFor(app: FastifyInstance, professional: string): Promise<string> {
  const reply = await app.inject(`/api/reviews/challenge?professional=${professional}`)
  return reply.statusCode === 200 ? proofOf(reply.json<{ challenge: unknown }>().challenge) : ''
}

/** One request that a token is asked for with, and its reply. */
type Ask = (path: string, body?: object) => Promise<{ status: number; body: Record<string, unknown> }>

/** A token that pays for one rating, made as the page makes one; an empty text where none was given. */
export async function tokenBy(ask: Ask): Promise<string> {
  const offered = await ask('/api/reviews/token')
  if (offered.status !== 200) return ''
  const offer = offered.body as unknown as Offer
  // A short factor is quick to take off again; what hides a number well is tried in tokens.test.ts.
  const { blinded, token } = blind(offer, numberOf(randomBytes(8)) + 2n)
  const { status, body } = await ask('/api/reviews/token', { epoch: offer.epoch, blinded, proof: await proofOf(offer.challenge) })
  return status === 200 ? token(String(body['signed'])) : ''
}

export function tokenFrom(app: FastifyInstance): Promise<string> {
  return tokenBy(async (url, payload) => {
    const reply = await (payload ? app.inject({ method: 'POST', url, payload }) : app.inject(url))
    return { status: reply.statusCode, body: reply.json() }
  })
}

/** Files a rating as the page does: with a proof of work, a token, a receipt and a key of its own, unless others are given. */
export async function file(app: FastifyInstance, rating: Rating, key: string = randomUUID()): Promise<LightMyRequestResponse> {
  const proof = rating.proof ?? (await provenFor(app, rating.professional))
  const token = rating.token ?? (await tokenFrom(app))
  const payload = { ...rating, proof, token, receiptHash: rating.receiptHash ?? newReceipt().receiptHash }
  return app.inject({ method: 'POST', url: '/api/reviews', payload, headers: { 'idempotency-key': key } })
}

/** For plain forms, which have none. */
export const noTokens = {
  check: () => Promise.reject(new Error('a plain form has no token')),
  refuseSpent: () => Promise.reject(new Error('a plain form has no token')),
}
