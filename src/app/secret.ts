import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#ports/db/port.ts'
import { resealSecret } from '#ports/identity/sealed-secrets.ts'
import { resealPushKey } from '#accounts/notifications/public.ts'
import { resealWaiverKeys } from '#accounts/waivers/public.ts'
import { resealFactors } from '#accounts/security/public.ts'
import { turnLedgerKey } from '#case/ledger/public.ts'
import { resealFileKeys } from '#case/files/public.ts'
import { rewrapDataKey } from '#ports/files/data-key.ts'
import { resealEpochs } from '#ratings/tokens/public.ts'
import type { Config } from './config.ts'

/** 256 bits by chance, as text. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** The secret that an installation with its own database used before AUTH_SECRET was required (decision 0046). */
export const derivedSecret = (databaseUrl: string) => createHmac('sha256', databaseUrl).update('accounts').digest('base64url')

/**
 * The installation's secret: AUTH_SECRET; or, with the embedded database, a random one that the first start creates
 * in the data folder.
 * @throws Error that says what to do, if DATABASE_URL is given and AUTH_SECRET is not
 */
export function secretOf({ authSecret, databaseUrl, dataDir }: Pick<Config, 'authSecret' | 'databaseUrl' | 'dataDir'>): string {
  if (authSecret !== '') return authSecret
  if (databaseUrl !== '')
    throw new Error(
      'AUTH_SECRET is required with DATABASE_URL. If this installation has run without it, save the secret that it has used: "npm run secret -- save auth-secret.env", with DATABASE_URL exactly as before. If it is new, make one: "npm run secret -- new auth-secret.env". Then give the line of that file to every server.',
    )
  const file = path.join(dataDir, 'secret')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, newSecret(), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8')
}

const fingerprintOf = (secret: string) => createHmac('sha256', secret).update('fingerprint of the installation’s secret').digest('hex')

const sum = (all: readonly number[]) => all.reduce((so, each) => so + each, 0)

/** Everything that the secret seals, from one secret to another. With the same one twice: whether it can be opened. */
async function reseal(owner: Db, from: string, to: string): Promise<{ opened: number; lost: number }> {
  const all = [
    await resealFactors(owner, (sealed) => resealSecret(sealed, from, to)),
    await resealEpochs(owner, from, to),
    await turnLedgerKey(owner, { from, to, at: new Date() }),
    await resealPushKey(owner, from, to),
    await resealFileKeys(owner, (sealed, of) => rewrapDataKey(sealed, of, { from, to })),
    await resealWaiverKeys(owner, (sealed, of) => rewrapDataKey(sealed, of, { from, to })),
  ]
  return { opened: sum(all.map(({ opened }) => opened)), lost: sum(all.map(({ lost }) => lost)) }
}

const stranger = new Error(
  'The secret is not the one that this database was used with: second factors, tokens and files could not be read. Give the AUTH_SECRET from before; without AUTH_SECRET it is the file "secret" of the data folder. It is part of the backup. To change it: npm run secret -- turn',
)

/**
 * Compares the secret with the fingerprint in the database. The first time there is no fingerprint: then whatever is sealed in the
 * database must open with the secret, and the fingerprint is stored.
 * @throws Error with a sentence for the operator when it is another secret
 */
export async function checkSecret(owner: Db, secret: string): Promise<void> {
  const read = async () =>
    (await sql<{ secret_fingerprint: string }>`select secret_fingerprint from installation`.execute(owner)).rows[0]?.secret_fingerprint
  if ((await read()) === undefined) {
    const { opened, lost } = await reseal(owner, secret, secret)
    if (opened === 0 && lost > 0) throw stranger
    await sql`insert into installation (secret_fingerprint) values (${fingerprintOf(secret)}) on conflict do nothing`.execute(owner)
  }
  // Read again: if two processes start at the same moment, only one of them has stored its fingerprint.
  if ((await read()) !== fingerprintOf(secret)) throw stranger
}

/**
 * Seals everything again, all or nothing: from then on the old secret is a stranger.
 * @returns how many could not be opened with the old one, and were left as they are
 */
export async function turnSecret(owner: Db, from: string, to: string): Promise<number> {
  await checkSecret(owner, from)
  return owner.transaction().execute(async (tx) => {
    const { lost } = await reseal(tx, from, to)
    await sql`update installation set secret_fingerprint = ${fingerprintOf(to)}`.execute(tx)
    return lost
  })
}
