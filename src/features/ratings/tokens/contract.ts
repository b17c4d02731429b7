// How a rating is paid for: a proof of work, and a token that is signed unseen and pays once (decisions 0020, 0034). Anybody may
// ask for one; what is stored is a key of the month, hashes of what has paid, and how many were asked for on a day.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'

/** A solved challenge: altcha's payload, base64 of JSON with `challenge` and `solution`. */
export const Proof = z.string().check(z.maxLength(4_000))

export const calls = {
  offer: call({
    name: 'reviews.offer',
    method: 'GET',
    path: '/api/reviews/token',
    access: 'public',
    summary: "What a token is made with: this month's public key, and a proof-of-work challenge that costs more while many are asked for.",
    credentials: 'omit',
    limit: { most: 240, minutes: 1440, isBlurred: true },
    /** `key`: DER, SPKI, hexadecimal digits, as everything here. */
    reply: z.object({ epoch: z.string(), key: z.string(), challenge: z.looseObject({}), seconds: z.number() }),
  }),
  sign: call({
    name: 'reviews.sign',
    method: 'POST',
    path: '/api/reviews/token',
    access: 'public',
    summary:
      'Have a blinded number signed (RFC 9474): the token that comes of it pays for one rating, and nobody can tell for which. Nothing is kept but how many were signed on the day.',
    credentials: 'omit',
    limit: { most: 240, minutes: 1440, isBlurred: true },
    body: z.object({ epoch: z.string().check(z.maxLength(7)), blinded: z.string().check(z.maxLength(512)), proof: Proof }),
    reply: z.object({ signed: z.string() }),
  }),
}
