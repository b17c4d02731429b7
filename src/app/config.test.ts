import path from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, readServer } from './config.ts'

test('without any setting the defaults hold', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    listen: 'localhost',
    allowedHosts: [],
    dataDir: path.resolve('data'),
    databaseUrl: '',
    isPreparing: true,
    appUrl: 'http://localhost:3000',
    appName: 'CaseBalance',
    supportEmail: 'support@casebalance.example',
    trustProxy: 0,
    proofWork: 1_000,
    smtpUrl: '',
    pubsub: 'postgres',
    redisUrl: '',
    mailFrom: 'support@casebalance.example',
    bounceAddress: '',
    bounceSecret: '',
    clamdUrl: '',
    s3Url: '',
    timestampUrl: '',
    copyFee: '',
    stripe: null,
    signingCertificate: '',
    signingPassphrase: '',
    authSecret: '',
    demo: true,
    sweepEvery: 60_000,
    isPublicDemo: false,
    collect: false,
    toolsClosed: false,
    isDevelopment: false,
    showAllFlags: false,
  })
})

test('an empty variable counts as not set', () => {
  const empty = {
    PORT: '',
    LISTEN: '',
    ALLOWED_HOSTS: '',
    PUBLIC_DEMO: '',
    DATA_DIR: '',
    DATABASE_URL: '',
    APP_URL: '',
    APP_NAME: '',
    SUPPORT_EMAIL: '',
    TRUST_PROXY: '',
    PROOF_WORK: '',
    SMTP_URL: '',
    PUBSUB: '',
    REDIS_URL: '',
    MAIL_FROM: '',
    BOUNCE_ADDRESS: '',
    BOUNCE_SECRET: '',
    CLAMD_URL: '',
    S3_URL: '',
    TIMESTAMP_URL: '',
    CERTIFIED_COPY_FEE: '',
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    STRIPE_URL: '',
    PLAN_DESCRIPTOR: '',
    PLAN_NAME: '',
    TRANSFERS_PROVIDER: '',
    TRANSFERS_APPROVAL: '',
    SIGNING_CERTIFICATE: '',
    SIGNING_PASSPHRASE: '',
    DEMO: '',
    DEMO_SWEEP: '',
    COLLECT: '',
    CASE_TOOLS: '',
  }
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('every setting is taken from its variable', () => {
  const given = {
    PORT: '8080',
    LISTEN: '0.0.0.0',
    ALLOWED_HOSTS: 'www.court.example, 10.0.0.5,[fd00::5]',
    PUBLIC_DEMO: 'on',
    DATA_DIR: '/srv/court',
    DATABASE_URL: 'postgresql://u:p@h/d',
    PREPARED_STATEMENTS: 'off',
    APP_URL: 'https://court.example',
    APP_NAME: 'Court',
    SUPPORT_EMAIL: 'help@court.example',
    TRUST_PROXY: '1',
    PROOF_WORK: '50',
    SMTP_URL: 'smtps://post:p%40ss@mail.court.example',
    PUBSUB: 'redis',
    REDIS_URL: 'rediss://court:p%40ss@redis.court.example:6380',
    MAIL_FROM: 'no-reply@court.example',
    BOUNCE_ADDRESS: 'bounces@court.example',
    BOUNCE_SECRET: 'b'.repeat(32),
    CLAMD_URL: 'unix:/run/clamav/clamd.ctl',
    S3_URL: 'https://key:s%2Fcret@s3.court.example/files?region=us-east-2',
    TIMESTAMP_URL: 'https://stamps.example/tsr',
    CERTIFIED_COPY_FEE: '$25, by check',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_2',
    STRIPE_URL: 'http://127.0.0.1:9',
    PLAN_DESCRIPTOR: 'BLUE DOOR',
    PLAN_NAME: 'Blue door',
    SIGNING_CERTIFICATE: '/srv/keys/papers.p12',
    SIGNING_PASSPHRASE: 'four small words here',
    AUTH_SECRET: 'x'.repeat(32),
    DEMO: 'off',
    COLLECT: 'off',
    CASE_TOOLS: 'closed',
    NODE_ENV: 'development',
    SHOW_ALL_FLAGS: 'on',
  }
  expect(readConfig(given)).toEqual({
    port: 8080,
    listen: '0.0.0.0',
    allowedHosts: ['www.court.example', '10.0.0.5', '[fd00::5]'],
    dataDir: '/srv/court',
    databaseUrl: 'postgresql://u:p@h/d',
    isPreparing: false,
    appUrl: 'https://court.example',
    appName: 'Court',
    supportEmail: 'help@court.example',
    trustProxy: 1,
    proofWork: 50,
    smtpUrl: 'smtps://post:p%40ss@mail.court.example',
    pubsub: 'redis',
    redisUrl: 'rediss://court:p%40ss@redis.court.example:6380',
    mailFrom: 'no-reply@court.example',
    bounceAddress: 'bounces@court.example',
    bounceSecret: 'b'.repeat(32),
    clamdUrl: 'unix:/run/clamav/clamd.ctl',
    s3Url: 'https://key:s%2Fcret@s3.court.example/files?region=us-east-2',
    timestampUrl: 'https://stamps.example/tsr',
    copyFee: '$25, by check',
    stripe: {
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_2',
      url: 'http://127.0.0.1:9',
      descriptor: 'BLUE DOOR',
      planName: 'Blue door',
    },
    signingCertificate: '/srv/keys/papers.p12',
    signingPassphrase: 'four small words here',
    authSecret: 'x'.repeat(32),
    demo: false,
    // Of a demonstration that there is none of.
    sweepEvery: 60_000,
    isPublicDemo: false,
    collect: false,
    toolsClosed: true,
    isDevelopment: true,
    showAllFlags: true,
  })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '80.5'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', ' '],
  ['PORT', '0x50'],
  ['DATA_DIR', '/tmp/\0'],
  ['DATABASE_URL', 'mysql://root:hunter2@db/court'],
  ['DATABASE_URL', 'hunter2'],
  ['APP_URL', 'court.example'],
  ['APP_URL', 'ftp://court.example'],
  ['APP_NAME', '   '],
  ['APP_NAME', 'x'.repeat(61)],
  ['SUPPORT_EMAIL', 'nobody'],
  ['TRUST_PROXY', 'yes'],
  ['PROOF_WORK', '0'],
  ['STRIPE_SECRET_KEY', 'pk_live_hunter2'],
  ['STRIPE_WEBHOOK_SECRET', 'hunter2'],
  ['STRIPE_URL', 'api.stripe.com'],
  ['PLAN_DESCRIPTOR', 'FAMILY COURT TOOLS'],
  ['PLAN_DESCRIPTOR', 'A PLAN WITH MUCH TOO LONG A NAME'],
  ['PLAN_DESCRIPTOR', '12345'],
  ['PLAN_NAME', 'Co-parenting plan'],
  ['SMTP_URL', 'mail.court.example'],
  ['SMTP_URL', 'https://post:hunter2@mail.court.example'],
  ['SMTP_URL', 'smtp://post:hunter2@'],
  ['SMTP_URL', 'smtp://post:hunter2%zz@mail.court.example'],
  ['SMTP_URL', 'smtp://post:hunter2@mail.court.example/?secure=false'],
  ['PUBSUB', 'nats'],
  ['REDIS_URL', 'https://court:hunter2@redis.court.example'],
  ['S3_URL', 's3://key:hunter2@s3.court.example/files'],
  ['S3_URL', 'https://s3.court.example/files'],
  ['S3_URL', 'https://key:hunter2@s3.court.example'],
  ['S3_URL', 'https://key:hunter2@s3.court.example/files/more'],
  ['S3_URL', 'https://key:hunter2@s3.court.example/files?zone=east'],
  ['MAIL_FROM', 'Support <support@court.example>'],
  ['DEMO', 'yes'],
  ['DEMO_SWEEP', '14'],
  ['DEMO_SWEEP', '61'],
  ['DEMO_SWEEP', '20.5'],
  ['PUBLIC_DEMO', 'yes'],
  ['LISTEN', 'court.example'],
  ['LISTEN', '0.0.0.0:3000'],
  ['ALLOWED_HOSTS', 'https://court.example'],
  ['ALLOWED_HOSTS', 'court.example:3000'],
  ['ALLOWED_HOSTS', '*'],
])('%s=%j is refused in one sentence that names the variable, and no password is repeated', (name, value) => {
  let said = ''
  try {
    readConfig({ [name]: value })
  } catch (error) {
    said = (error as Error).message
  }
  expect(said).toMatch(new RegExp(`^The setting ${name} cannot be used: it must .+\\. Change it and start again\\.$`))
  expect(said).not.toContain('hunter2')
})

test.each([{ DEMO: 'off' }, { PUBLIC_DEMO: 'on' }])(
  'sweeps are quicker in a demonstration on this machine alone, and not with %o',
  (env) => {
    expect(readConfig({ DEMO_SWEEP: '20' }).sweepEvery).toBe(20_000)
    expect(() => readConfig({ ...env, DEMO_SWEEP: '20' })).toThrow(
      'The setting DEMO_SWEEP cannot be used: it must be left out where DEMO is off or PUBLIC_DEMO is on. Change it and start again.',
    )
  },
)

test('a Redis that is chosen and not named is refused in one sentence', () => {
  expect(() => readConfig({ PUBSUB: 'redis' })).toThrow('The setting REDIS_URL cannot be used: it must be given where PUBSUB is redis.')
})

test.each([
  [{ BOUNCE_ADDRESS: 'bounces@court.example' }, 'BOUNCE_ADDRESS'],
  [{ BOUNCE_SECRET: 'b'.repeat(32) }, 'BOUNCE_ADDRESS'],
  [{ BOUNCE_ADDRESS: `${'b'.repeat(32)}@court.example`, BOUNCE_SECRET: 'b'.repeat(32) }, 'BOUNCE_ADDRESS'],
  [{ BOUNCE_ADDRESS: 'bounces@court.example', BOUNCE_SECRET: 'short' }, 'BOUNCE_SECRET'],
] as const)('an address for bounce reports and its secret are given together, and whole: not %o', (env, name) => {
  expect(() => readConfig(env)).toThrow(`The setting ${name} cannot be used: it must`)
})

test.each([{}, { NODE_ENV: 'production' }, { NODE_ENV: 'test' }])('all flags are shown in development only, and not with %o', (env) => {
  expect(readConfig({ ...env, SHOW_ALL_FLAGS: 'on' }).showAllFlags).toBe(false)
})

test('in the demonstration nothing is fetched from other hosts, unless it is set', () => {
  expect([{}, { DEMO: 'off' }, { COLLECT: 'on' }, { DEMO: 'off', COLLECT: 'off' }].map((env) => readConfig(env).collect)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test.each([
  [{ APP_URL: 'https://court.example', EMBEDDED: 'on' }, 'an https APP_URL'],
  [{ SMTP_URL: 'smtp://localhost' }, 'SMTP_URL'],
  [{ LISTEN: '0.0.0.0' }, 'a LISTEN address that others reach'],
  [{ LISTEN: '::' }, 'a LISTEN address that others reach'],
  [{ LISTEN: '10.0.0.5', SMTP_URL: 'smtp://localhost' }, 'SMTP_URL and a LISTEN address that others reach'],
])('the demonstration does not start with %o, unless it is said to be public', (env, what) => {
  expect(() => readServer(env)).toThrow(
    `DEMO is on together with ${what}, and everyone knows the passwords of the demonstration. Set DEMO=off, or PUBLIC_DEMO=on for a demonstration that is meant to be public.`,
  )
  expect(readServer({ ...env, PUBLIC_DEMO: 'on' }).isPublicDemo).toBe(true)
  expect(readServer({ ...env, DEMO: 'off' }).demo).toBe(false)
})

test.each([{}, { LISTEN: '127.0.0.1' }, { LISTEN: '::1' }, { LISTEN: 'localhost', APP_URL: 'http://localhost:4000' }])(
  'the demonstration on this machine alone starts with %o',
  (env) => expect(readServer(env).demo).toBe(true),
)

test('a payment provider needs both its key and the secret of its webhook', () => {
  for (const one of [{ STRIPE_SECRET_KEY: 'sk_test_1' }, { STRIPE_WEBHOOK_SECRET: 'whsec_2' }])
    expect(() => readConfig(one)).toThrow('STRIPE_WEBHOOK_SECRET, or neither')
})

test('a provider that moves money between parents needs its approval, and none is built in', () => {
  for (const approval of [{}, { TRANSFERS_APPROVAL: ' ' }])
    expect(() => readConfig({ TRANSFERS_PROVIDER: 'acme', ...approval })).toThrow('TRANSFERS_APPROVAL must name')
  expect(() => readConfig({ TRANSFERS_PROVIDER: 'acme', TRANSFERS_APPROVAL: 'NMLS 1, the board' })).toThrow('no provider is built in')
  expect(readConfig({ TRANSFERS_PROVIDER: 'none' })).toEqual(readConfig({}))
})

test('a demonstration takes no real money', () => {
  const keys = { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_2' }
  expect(() => readConfig(keys)).toThrow('takes no real money')
  expect(readConfig({ ...keys, DEMO: 'off' }).stripe).toMatchObject({ url: 'https://api.stripe.com', descriptor: 'ONLINE PLAN' })
  expect(readConfig({ ...keys, STRIPE_SECRET_KEY: 'sk_test_1' }).stripe).not.toBeNull()
})
