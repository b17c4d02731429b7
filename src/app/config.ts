import path from 'node:path'
import { isIP } from 'node:net'
import { z } from 'zod'

const port = 'must be a port, a whole number from 0 to 65535'
const sweep = 'must be seconds, a whole number from 15 to 60'
const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })

/** `smtp://` or `smtps://` with a host and nothing after it: a path or a query would be settings that the program ignores. */
function isMailServer(value: string): boolean {
  if (value === '') return true
  if (!/^smtps?:\/\//.test(value) || !URL.canParse(value)) return false
  const { hostname, pathname, search, hash, username, password } = new URL(value)
  try {
    decodeURIComponent(username + password)
  } catch {
    return false
  }
  return hostname !== '' && (pathname === '' || pathname === '/') && search === '' && hash === ''
}

/** The address of a clamd: a host and its port, or a socket file. */
function isClamd(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, pathname, search, hash } = new URL(value)
  if (search !== '' || hash !== '') return false
  return protocol === 'tcp:' ? hostname !== '' && (pathname === '' || pathname === '/') : protocol === 'unix:' && pathname.startsWith('/')
}

/** A bucket with its keys: `https://KEY:SECRET@host/bucket?region=…`. */
function isBucket(value: string): boolean {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return false
  const { username, password, pathname, searchParams, hash } = new URL(value)
  try {
    decodeURIComponent(username + password)
  } catch {
    return false
  }
  const isRegionAlone = [...searchParams.keys()].every((name) => name === 'region')
  return username !== '' && password !== '' && /^\/[^/]+$/.test(pathname) && isRegionAlone && hash === ''
}

/** A word that says on a card statement what someone's life is about. */
const isTelling = (value: string) => /court|case|divorc|custod|parent|famil|child|judge|law/i.test(value)

/** Names of hosts, without a port, with commas between them. */
const hostsIn = (value: string) =>
  value
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '')
const isHost = (host: string) => /^(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)$/i.test(host)

/** Every setting that the environment can give. An empty variable counts as not set. */
const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: port })
    .transform(Number)
    .refine((value) => value <= 65_535, { error: port })
    .default(3000),
  /** The address that the server listens on; without it only this machine reaches it. */
  LISTEN: z
    .string()
    .refine((value) => value === 'localhost' || isIP(value) !== 0, {
      error: 'must be an address of this machine, such as 0.0.0.0 for all of them, or localhost',
    })
    .default('localhost'),
  /** Hosts that are answered besides this machine's own names and the one of APP_URL. */
  ALLOWED_HOSTS: z
    .string()
    .refine((value) => hostsIn(value).every(isHost), {
      error: 'must be names of hosts with commas between them, such as court.example,10.0.0.5',
    })
    .default(''),
  DATA_DIR: z
    .string()
    .refine((value) => !value.includes('\0'), { error: 'must be the path of a folder' })
    .default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^$|^postgres(ql)?:\/\//, { error: 'must start with postgresql:// (or be empty for the embedded database)' })
    .default(''),
  /** `off` for a pooler that keeps no prepared statements (src/server/ports/db/prepared.ts). */
  PREPARED_STATEMENTS: onOff.default('on'),
  /** Confirms that an installation for real people stores its data in the data folder. */
  EMBEDDED: onOff.default('off'),
  APP_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.org' }).optional(),
  /** The product's name, written only here. */
  APP_NAME: z
    .string()
    .trim()
    .min(1, { error: 'must not be blank' })
    .max(60, { error: 'must have 60 characters at most' })
    .default('CaseBalance'),
  SUPPORT_EMAIL: z.email({ error: 'must be an e-mail address' }).default('support@casebalance.example'),
  /** How many of our own proxies are in front of the server: this many forwarded addresses are trusted. */
  TRUST_PROXY: z.string().regex(/^\d$/, { error: 'must be how many proxies stand before the server, 0 to 9' }).transform(Number).default(0),
  /** Empty: mail stays in the outbox of the database and is not sent. */
  SMTP_URL: z
    .string()
    .refine(isMailServer, {
      error: 'must look like smtps://user:password@mail.example.org:465 or smtp://… (percent-encode special signs), or be empty',
    })
    .default(''),
  /** How servers on one database tell each other what changed. */
  PUBSUB: z.enum(['postgres', 'redis', 'in-process'], { error: 'must be postgres, redis or in-process' }).default('postgres'),
  /** For PUBSUB=redis. */
  REDIS_URL: z
    .string()
    .refine((value) => value === '' || (/^rediss?:\/\//.test(value) && URL.canParse(value)), {
      error: 'must look like rediss://user:password@redis.example.org:6379, or be empty',
    })
    .default(''),
  /** Whom mail is from; without it, the support address. */
  MAIL_FROM: z.email({ error: 'must be an e-mail address' }).optional(),
  /** Where bounce reports of mails about messages come to; each mail adds `+` and a token to the name. For BOUNCE_SECRET. */
  BOUNCE_ADDRESS: z
    .email({ error: 'must be an e-mail address' })
    .refine((value) => value.split('@')[0]!.length <= 31, { error: 'must have at most 31 characters before the @' })
    .optional(),
  /** With it bounce reports are taken at /api/mail/bounces. Empty: that address does not exist. */
  BOUNCE_SECRET: z.string().min(32, { error: 'must have 32 characters at least, made by chance' }).optional(),
  /** The proof of work for a rating: how many key derivations, each of how many iterations (docs/operations.md). */
  PROOF_WORK: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: 'must be a whole number from 1 to 9999' })
    .transform(Number)
    .default(1_000),
  /** Empty: nothing is scanned for viruses; the desk shows a warning, and of the files of cases only pictures are sent (decision 0105). */
  CLAMD_URL: z
    .string()
    .refine((value) => value === '' || isClamd(value), {
      error: 'must look like tcp://localhost:3310 or unix:/run/clamav/clamd.ctl, or be empty',
    })
    .default(''),
  /** Empty: files of cases lie in the data folder. */
  S3_URL: z
    .string()
    .refine((value) => value === '' || isBucket(value), {
      error: 'must look like https://KEY:SECRET@s3.example.org/bucket?region=us-east-2 (percent-encode special signs), or be empty',
    })
    .default(''),
  /** The address of a timestamp authority (RFC 3161). Empty: heads of the ledger have no outside timestamp, and its page says so. */
  TIMESTAMP_URL: z
    .string()
    .refine((value) => value === '' || (/^https?:\/\//.test(value) && URL.canParse(value)), {
      error: 'must look like https://timestamps.example.org/, or be empty',
    })
    .default(''),
  /** What a certified copy of a record costs and how it is paid, as parents read it. Empty: it is free. */
  CERTIFIED_COPY_FEE: z.string().max(300, { error: 'must have 300 characters at most' }).default(''),
  /** Stripe's key and the secret of its webhook. Both, or neither: then nothing is for sale (decision 0113). */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_/, { error: 'must be a key of Stripe, sk_… or rk_…' })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, { error: 'must be the secret of a webhook of Stripe, whsec_…' })
    .optional(),
  /** Where Stripe's calls are. Another address is for tests on this machine. */
  STRIPE_URL: z.url({ protocol: /^https?$/, error: 'must be an address such as https://api.stripe.com' }).default('https://api.stripe.com'),
  /** What the card statement says (Stripe's rule: 5 to 22 characters). Others read it. */
  PLAN_DESCRIPTOR: z
    .string()
    .regex(/^(?=.*[A-Za-z])[A-Za-z0-9 .&+/-]{5,22}$/, { error: 'must have 5 to 22 letters, digits, spaces and . & + / -' })
    .refine((value) => !isTelling(value), { error: 'must be neutral: others read it on a card statement' })
    .default('ONLINE PLAN'),
  /** What the plan is called on the payment page, in invoices and in mails. Others read it. */
  PLAN_NAME: z
    .string()
    .trim()
    .min(3, { error: 'must have 3 characters at least' })
    .max(60, { error: 'must have 60 characters at most' })
    .refine((value) => !isTelling(value), { error: 'must be neutral: others read it in mails and on receipts' })
    .default('Online plan'),
  /** Who moves money between parents. None is built in (src/server/ports/transfers). */
  TRANSFERS_PROVIDER: z.string().trim().default('none'),
  /** The license of that provider, and who approved it for this installation. */
  TRANSFERS_APPROVAL: z.string().trim().default(''),
  /** A PKCS#12 file with the key and the certificate that papers for courts are signed with. Empty: they are not signed, and say so. */
  SIGNING_CERTIFICATE: z.string().default(''),
  SIGNING_PASSPHRASE: z.string().default(''),
  /** Signs cookies and links. If it is missing, the program creates and stores one (app/secret.ts). */
  AUTH_SECRET: z.string().min(32, { error: 'must have 32 characters at least, made by chance' }).optional(),
  DEMO: onOff.default('on'),
  /**
   * Seconds between two runs of a job that otherwise runs every minute, only for a demo on this machine: end-to-end tests wait for
   * sweeps. At least 15: the sweeper requires more than ten seconds between two runs (features/ratings/reviews/jobs.ts).
   */
  DEMO_SWEEP: z
    .string()
    .regex(/^\d{2}$/, { error: sweep })
    .transform(Number)
    .refine((value) => value >= 15 && value <= 60, { error: sweep })
    .default(60),
  /** The demo is meant to be reachable from other machines. */
  PUBLIC_DEMO: onOff.default('off'),
  /** Whether sources are fetched at all. By default only if there is no demo. */
  COLLECT: onOff.optional(),
  /** Whether people can sign up for the case tools (decision 0059). */
  CASE_TOOLS: z.enum(['open', 'closed'], { error: 'must be open or closed' }).default('open'),
  NODE_ENV: z.string().optional(),
  /** Everything is shown in the menus (spec.md section 5); nothing but development heeds it. */
  SHOW_ALL_FLAGS: onOff.default('off'),
})

export interface Config {
  port: number
  /** `localhost`, or an IP address. */
  listen: string
  allowedHosts: readonly string[]
  dataDir: string
  databaseUrl: string
  /** The hot statements are prepared. */
  isPreparing: boolean
  appUrl: string
  appName: string
  supportEmail: string
  trustProxy: number
  smtpUrl: string
  pubsub: 'postgres' | 'redis' | 'in-process'
  redisUrl: string
  mailFrom: string
  /** Both, or neither (empty). */
  bounceAddress: string
  bounceSecret: string
  proofWork: number
  clamdUrl: string
  /** The bucket for files of cases, with its keys; empty for the data folder. */
  s3Url: string
  timestampUrl: string
  copyFee: string
  /** `null`: nothing is for sale. */
  stripe: { secretKey: string; webhookSecret: string; url: string; descriptor: string; planName: string } | null
  /** The path of a PKCS#12 file; empty for none. */
  signingCertificate: string
  signingPassphrase: string
  authSecret: string
  demo: boolean
  /** Milliseconds between two runs of a job of every minute: shorter only in a demo on this machine. */
  sweepEvery: number
  /** The demo is meant to be reachable for everyone. */
  isPublicDemo: boolean
  /** Sources are fetched (features/directory/sources). */
  collect: boolean
  /** The case tools accept no new work, and no page offers a trial. */
  toolsClosed: boolean
  /** NODE_ENV is `development`: someone works on the project, on their own machine. */
  isDevelopment: boolean
  /** Never but in development. */
  showAllFlags: boolean
}

/**
 * Reads the environment once, at the start.
 * @throws Error with one sentence that names the variable and says what to do
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const read = settings.safeParse(given)
  if (!read.success) {
    const issue = read.error.issues[0]
    const name = String(issue?.path[0] ?? '')
    // The value is not repeated: DATABASE_URL holds a password.
    throw new Error(`The setting ${name} cannot be used: it ${issue?.message ?? 'is wrong'}. Change it and start again.`)
  }
  const {
    PORT,
    LISTEN,
    ALLOWED_HOSTS,
    DATA_DIR,
    DATABASE_URL,
    PREPARED_STATEMENTS,
    APP_URL,
    APP_NAME,
    SUPPORT_EMAIL,
    TRUST_PROXY,
    PROOF_WORK,
    SMTP_URL,
    PUBSUB,
    REDIS_URL,
    MAIL_FROM,
    BOUNCE_ADDRESS,
    BOUNCE_SECRET,
    CLAMD_URL,
    S3_URL,
    TIMESTAMP_URL,
    CERTIFIED_COPY_FEE,
    STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_URL,
    PLAN_DESCRIPTOR,
    PLAN_NAME,
    TRANSFERS_PROVIDER,
    TRANSFERS_APPROVAL,
    SIGNING_CERTIFICATE,
    SIGNING_PASSPHRASE,
    AUTH_SECRET,
    DEMO,
    DEMO_SWEEP,
    PUBLIC_DEMO,
    COLLECT,
    CASE_TOOLS,
    NODE_ENV,
    SHOW_ALL_FLAGS,
  } = read.data
  if (PUBSUB === 'redis' && REDIS_URL === '')
    throw new Error('The setting REDIS_URL cannot be used: it must be given where PUBSUB is redis. Change it and start again.')
  if ((BOUNCE_ADDRESS === undefined) !== (BOUNCE_SECRET === undefined))
    throw new Error(
      'The setting BOUNCE_ADDRESS cannot be used: it must be given together with BOUNCE_SECRET, or neither. Change it and start again.',
    )
  if ((STRIPE_SECRET_KEY === undefined) !== (STRIPE_WEBHOOK_SECRET === undefined))
    throw new Error(
      'The setting STRIPE_SECRET_KEY cannot be used: it must be given together with STRIPE_WEBHOOK_SECRET, or neither. Change it and start again.',
    )
  if (STRIPE_SECRET_KEY?.includes('_live_') && DEMO === 'on')
    throw new Error('The setting STRIPE_SECRET_KEY cannot be used: a demonstration takes no real money. Set DEMO=off, or use a test key.')
  if (TRANSFERS_PROVIDER !== 'none' && TRANSFERS_APPROVAL === '')
    throw new Error(
      'The setting TRANSFERS_PROVIDER cannot be used: TRANSFERS_APPROVAL must name the provider’s license and who approved it. Change it and start again.',
    )
  if (TRANSFERS_PROVIDER !== 'none')
    throw new Error(
      'The setting TRANSFERS_PROVIDER cannot be used: no provider is built in that moves money between parents. Leave it out and start again.',
    )
  if (DEMO_SWEEP !== 60 && (DEMO === 'off' || PUBLIC_DEMO === 'on'))
    throw new Error(
      'The setting DEMO_SWEEP cannot be used: it must be left out where DEMO is off or PUBLIC_DEMO is on. Change it and start again.',
    )
  return {
    port: PORT,
    listen: LISTEN,
    allowedHosts: hostsIn(ALLOWED_HOSTS),
    dataDir: path.resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    isPreparing: PREPARED_STATEMENTS === 'on',
    appUrl: APP_URL ?? `http://localhost:${PORT}`,
    appName: APP_NAME,
    supportEmail: SUPPORT_EMAIL,
    trustProxy: TRUST_PROXY,
    smtpUrl: SMTP_URL,
    pubsub: PUBSUB,
    redisUrl: REDIS_URL,
    mailFrom: MAIL_FROM ?? SUPPORT_EMAIL,
    bounceAddress: BOUNCE_ADDRESS ?? '',
    bounceSecret: BOUNCE_SECRET ?? '',
    proofWork: PROOF_WORK,
    clamdUrl: CLAMD_URL,
    s3Url: S3_URL,
    timestampUrl: TIMESTAMP_URL,
    copyFee: CERTIFIED_COPY_FEE.trim(),
    stripe:
      STRIPE_SECRET_KEY !== undefined && STRIPE_WEBHOOK_SECRET !== undefined
        ? {
            secretKey: STRIPE_SECRET_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            url: STRIPE_URL,
            descriptor: PLAN_DESCRIPTOR,
            planName: PLAN_NAME,
          }
        : null,
    signingCertificate: SIGNING_CERTIFICATE === '' ? '' : path.resolve(SIGNING_CERTIFICATE),
    signingPassphrase: SIGNING_PASSPHRASE,
    authSecret: AUTH_SECRET ?? '',
    demo: DEMO === 'on',
    sweepEvery: DEMO_SWEEP * 1_000,
    isPublicDemo: DEMO === 'on' && PUBLIC_DEMO === 'on',
    collect: (COLLECT ?? (DEMO === 'on' ? 'off' : 'on')) === 'on',
    toolsClosed: CASE_TOOLS === 'closed',
    isDevelopment: NODE_ENV === 'development',
    showAllFlags: NODE_ENV === 'development' && SHOW_ALL_FLAGS === 'on',
  }
}

/**
 * The settings of an installation, for every program that opens its database. A missing DATABASE_URL (a password that was not
 * passed on) must not silently create a new, empty database in the data folder.
 * @throws Error with one sentence, as `readConfig`, and if an installation for real people names no database
 */
export function readInstallation(env: Record<string, string | undefined>): Config {
  const config = readConfig(env)
  const isReal = env['NODE_ENV'] === 'production' || config.appUrl.startsWith('https:')
  if (config.databaseUrl === '' && isReal && env['EMBEDDED'] !== 'on')
    throw new Error(
      'DATABASE_URL is empty, and with NODE_ENV=production or an https APP_URL that may be a mistake. Give DATABASE_URL, or EMBEDDED=on to keep everything in the data folder.',
    )
  return config
}

/** Whether an address is reachable from this machine only. */
const isLoopback = (address: string) => address === 'localhost' || address === '::1' || address.startsWith('127.')

/**
 * The settings of a server. Everyone knows the passwords of the demo, its staff's too, and can read its mail. So the demo
 * runs for this machine only, unless PUBLIC_DEMO is on.
 * @throws Error with one sentence, as `readInstallation`, and if the demo would be open to others
 */
export function readServer(env: Record<string, string | undefined>): Config {
  const config = readInstallation(env)
  if (!config.demo || config.isPublicDemo) return config
  const open = [
    config.appUrl.startsWith('https:') && 'an https APP_URL',
    config.smtpUrl !== '' && 'SMTP_URL',
    !isLoopback(config.listen) && 'a LISTEN address that others reach',
  ].filter((each) => each !== false)
  if (open.length === 0) return config
  throw new Error(
    `DEMO is on together with ${open.join(' and ')}, and everyone knows the passwords of the demonstration. Set DEMO=off, or PUBLIC_DEMO=on for a demonstration that is meant to be public.`,
  )
}
