import { createHmac, randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { hashPassword } from '../src/ports/identity/passwords.ts'
import { agreeForDemo } from '../src/rooms/agreements/door.ts'
import { calls } from '../src/rooms/security/contract.ts'
import { cookiesOf } from './signed-in.ts'
import type { TestWorld } from './world.ts'

export const hour = 3_600_000
export const password = 'seven small boats at sea'
const hashed = hashPassword(password)

/** What a browser does with the secret of a QR picture: the six digits of a moment, written anew from RFC 6238. */
export function codeOf(base32: string, at: number): string {
  const bits = [...base32].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeUInt32BE(Math.floor(at / 30_000), 4)
  const mac = createHmac('sha1', key).update(counter).digest()
  return String((mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** Puts an account with a password into the database. `age`: how long ago it was made, in milliseconds. */
export async function putAccount({ database: { owner }, clock }: Pick<TestWorld, 'database' | 'clock'>, age: number) {
  const account = randomUUID()
  const email = `${account}@people.example`
  const at = new Date(clock.now - age)
  await owner
    .insertInto('account')
    .values({
      id: account,
      email,
      email_verified: true,
      name: 'Nia Cole',
      first_name: 'Nia',
      last_name: 'Cole',
      created_at: at,
      updated_at: at,
    })
    .execute()
  const row = { id: randomUUID(), account_id: account, provider_id: 'credential', provider_account_id: account, password: await hashed }
  await owner
    .insertInto('credential')
    .values({ ...row, created_at: at, updated_at: at })
    .execute()
  await agreeForDemo(owner, account, at, randomUUID)
  return { account, email }
}

/** A browser: it keeps the cookies that it is given, and asks by the calls that the pages ask by. */
export function browser(app: TestWorld['app']) {
  const jar = new Map<string, string>()
  const keep = (reply: LightMyRequestResponse) => {
    for (const line of cookiesOf(reply).split('; ').filter(Boolean)) {
      const [name, ...value] = line.split('=')
      if (value.join('=') === '') jar.delete(name!)
      else jar.set(name!, value.join('='))
    }
    return reply
  }
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    keep(
      await app.inject({
        method,
        url,
        headers: {
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
          'user-agent': 'Mozilla/5.0 (Windows) Firefox/140.0',
        },
        ...(payload && { payload }),
      }),
    )
  return {
    jar,
    send,
    ask: (name: keyof typeof calls, payload?: object, id = '') =>
      send(calls[name].method as 'GET' | 'POST', calls[name].path.replace(':id', id), payload),
    signIn: (email: string, given = password) => send('POST', '/api/auth/sign-in/email', { email, password: given }),
  }
}
export type Browser = ReturnType<typeof browser>

/** Sets an authenticator up, as the page does. @returns its secret and the reply with the recovery codes */
export async function setUp(person: Browser, at = Date.now()) {
  const { secret } = (await person.ask('newAuthenticator')).json<{ secret: string }>()
  const reply = await person.ask('confirmAuthenticator', { code: codeOf(secret, at) })
  return { secret, reply }
}

/** The mails to an address, in no order. */
export async function mailsTo(
  { database: { owner } }: Pick<TestWorld, 'database'>,
  to: string,
): Promise<{ subject: string; body: string }[]> {
  return owner.selectFrom('outbox').select(['subject', 'body']).where('recipient', '=', to).execute()
}
