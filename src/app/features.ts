import type { BoundRoom } from '#http/bind.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { nodeBlind } from '#ports/blind/node.ts'
import { ics } from '#ports/ics/ical.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { type Cases, casesOf } from '#access/cases.ts'
import { hearingOf } from '#access/hearing.ts'
import { forgetKeys } from '#http/idempotency.ts'
import { announcer } from '#http/live-word.ts'
import { notSuspended } from '#accounts/accounts/door.ts'
import { accounts } from '#accounts/accounts/room.ts'
import { agreements } from '#accounts/agreements/room.ts'
import { answers } from '#case/answers/room.ts'
import { burstJobs } from '#ratings/bursts/room.ts'
import { calendar } from '#schedule/calendar/room.ts'
import { cases } from '#case/cases/room.ts'
import { community } from '#site/community/room.ts'
import { conflicts } from '#schedule/conflicts/room.ts'
import { claimJobs, claims } from '#ratings/claims/room.ts'
import { coparents } from '#case/coparents/room.ts'
import { corrections } from '#directory/corrections/room.ts'
import { custody } from '#schedule/custody/room.ts'
import { dataQuality, qualityJobs } from '#directory/data-quality/room.ts'
import { duplicateJobs, duplicates } from '#directory/duplicates/room.ts'
import { events } from '#schedule/events/room.ts'
import { exchanges } from '#schedule/exchanges/room.ts'
import { feedReader, feeds } from '#schedule/feeds/room.ts'
import { filings } from '#schedule/filings/room.ts'
import { defaultsOf, flags, type KillSwitches, killSwitches } from '#staff/flags/room.ts'
import { home } from '#site/home/room.ts'
import { legalProtection } from '#site/legal-protection/room.ts'
import { live } from '#case/live/room.ts'
import { moderation } from '#ratings/moderation/room.ts'
import { noticeJobs } from '#case/notices/room.ts'
import { optimizer } from '#schedule/optimizer/room.ts'
import { organizationJobs, organizations } from '#directory/organizations/room.ts'
import { outbox } from '#accounts/outbox/room.ts'
import { plans } from '#schedule/plans/room.ts'
import { isCourtNamed } from '#directory/professionals/door.ts'
import { professionals } from '#directory/professionals/room.ts'
import { ratings } from '#ratings/ratings/room.ts'
import { receipts } from '#ratings/receipts/room.ts'
import { reviewJobs, reviews } from '#ratings/reviews/room.ts'
import { scoreJobs, scores } from '#ratings/scores/room.ts'
import { security, securityJobs } from '#accounts/security/room.ts'
import { channelsOf, settingsWithoutContact } from '#accounts/settings/door.ts'
import { settings, settingsJobs } from '#accounts/settings/room.ts'
import { subscriptions } from '#accounts/subscriptions/room.ts'
import { staffJobs } from '#staff/staff/room.ts'
import { support, supportJobs } from '#staff/support/room.ts'
import { takedown, takedownJobs } from '#ratings/takedown/room.ts'
import { telemetry, telemetryJobs } from '#staff/telemetry/room.ts'
import { tokenJobs, tokens } from '#ratings/tokens/room.ts'
import { toolkit } from '#case/toolkit/room.ts'
import { timeRecords } from '#schedule/time-records/room.ts'
import { tradeJobs, trades } from '#schedule/trades/room.ts'
import { transparency } from '#site/transparency/room.ts'
import { versionJobs, versions } from '#schedule/versions/room.ts'
import { mailOf } from './mail.ts'
import { portsOf } from './ports.ts'
import { scannerOf } from './scan.ts'
import { sourceJobsOf, sourcesOf } from './sources.ts'
import { staffOf } from './staff.ts'
import { upkeep } from './upkeep.ts'
import type { World } from './world.ts'

/** Support serves files too, which are no calls. */
export const supportOf = ({ clock, config, database, random, report }: World, mail: MailPort) =>
  support({
    app: database.app,
    accounts: database.accounts,
    mail,
    clock,
    random,
    supportEmail: config.supportEmail,
    scanner: scannerOf({ config, report }),
  })

/** What the calls and the jobs of security both are given. */
const securityNeeds = ({ clock, config, database, random }: World, mail: MailPort) => ({
  db: database.accounts,
  clock,
  random,
  mail,
  appName: config.appName,
  appUrl: config.appUrl,
  // Every channel that its owner named as safe, besides the address of the account.
  channelsOf: (db: Db, account: string) => channelsOf(db, clock, account),
})

/** The way to the rows of cases. */
export const familyOf = ({ database, clock, pubsub, report }: World): Cases =>
  casesOf({ cases: database.cases, owner: database.owner, clock, ...(pubsub && { onChanged: announcer(pubsub, report) }) })

/** What the calendar, its events and its feeds are given. */
const calendarNeeds = ({ clock, config, database, random }: World, family: Cases) => ({
  cases: family,
  clock,
  random,
  ics: ics(),
  appUrl: config.appUrl,
  isSafety: async (account: string) => (await settingsWithoutContact(database.accounts, clock, account))?.isSafety ?? false,
})

/** What a calendar program reads, which is no call. */
export const feedsOf = (world: World, family: Cases) =>
  feedReader({
    ...calendarNeeds(world, family),
    // Whoever is suspended reads nothing, on no way.
    mayRead: async (account) => (await notSuspended(world.database.accounts, [account])).length > 0,
  })

/** The list of rooms, each given only what it needs. */
export function rooms(
  world: World,
  { mail, identity, factors, solver } = portsOf(world),
  switches: KillSwitches = killSwitches({ db: world.database.accounts, report: world.report }),
  family: Cases = familyOf(world),
): readonly BoundRoom[] {
  const { clock, config, database, random, limiter } = world
  const directory = professionals({ db: database.app, clock })
  const suggested = corrections({ db: database.app, clock, random, person: directory.person })
  const proofCost = { iterations: config.proofWork, derivations: config.proofWork }
  const priced = tokens({
    reviews: database.reviews,
    clock,
    blind: nodeBlind(),
    secret: world.secret,
    cost: proofCost,
    report: world.report,
  })
  const scored = scores({ app: database.app, clock })
  const reviewed = reviews({ app: database.app, reviews: database.reviews, clock, scoresOf: scored.of })
  const notices = takedown({
    reviews: database.reviews,
    accounts: database.accounts,
    clock,
    random,
    limiter,
    proofCost,
    mail,
    appName: config.appName,
    appUrl: config.appUrl,
    find: directory.find,
    isCourtNamed: (name) => isCourtNamed(database.app, name),
  })
  return [
    accounts({
      db: database.accounts,
      identity,
      clock,
      random,
      limiter,
      demo: config.demo,
      appName: config.appName,
      ...(world.pause && { pause: world.pause }),
    }),
    agreements({ db: database.accounts, clock, random }),
    security({ ...securityNeeds(world, mail), identity, factors, limiter, ...(world.pause && { pause: world.pause }) }),
    settings({ db: database.accounts, mail, identity, factors, clock, random, limiter }),
    cases({ cases: family, clock, random }),
    toolkit({ cases: family, clock, random }),
    coparents({
      cases: family,
      clock,
      random,
      limiter,
      appUrl: config.appUrl,
      isSafety: async (account) => (await settingsWithoutContact(database.accounts, clock, account))?.isSafety ?? false,
    }),
    filings({ cases: family, clock, random, ics: ics() }),
    calendar(calendarNeeds(world, family)),
    events(calendarNeeds(world, family)),
    conflicts({ cases: family, clock, random }),
    feeds(calendarNeeds(world, family)),
    exchanges({
      cases: family,
      clock,
      random,
      isSafety: async (account) => (await settingsWithoutContact(database.accounts, clock, account))?.isSafety ?? false,
    }),
    trades({ cases: family, clock, random }),
    plans({ cases: family, clock, random }),
    custody({ cases: family, clock, random }),
    versions({ cases: family, clock, random }),
    optimizer({ cases: family, solve: (model, milliseconds) => solver.solve(model, milliseconds) }),
    timeRecords({ cases: family, clock, random }),
    answers({ cases: family, clock }),
    live({ hearing: hearingOf({ family, cases: database.cases, accounts: database.accounts, clock }) }),
    subscriptions({ db: database.accounts, cases: family, clock, isForSale: world.isForSale ?? false }),
    flags({
      db: database.accounts,
      clock,
      random,
      defaults: defaultsOf(config),
      showAll: config.showAllFlags,
      onSwitched: switches.refresh,
    }),
    home({ isOff: switches.isOff, toolsClosed: config.toolsClosed }),
    legalProtection(),
    outbox({
      mail,
      appUrl: config.appUrl,
      isOpen: config.smtpUrl === '' && (config.demo || config.isDevelopment),
      isForDemoAlone: config.isPublicDemo,
    }),
    directory.bound,
    suggested.bound,
    dataQuality({ db: database.app, clock }),
    duplicates({ accounts: database.accounts, clock, random }),
    organizations({ app: database.app, accounts: database.accounts, clock, random }),
    priced.bound,
    scored.bound,
    reviewed.bound,
    receipts({ reviews: database.reviews, clock, random, find: directory.find }),
    ratings({ reviews: database.reviews, clock, demo: config.demo, proofCost, tokens: priced, find: directory.find }),
    notices,
    claims({
      accounts: database.accounts,
      app: database.app,
      clock,
      random,
      mail,
      scanner: scannerOf(world),
      appName: config.appName,
      appUrl: config.appUrl,
      person: directory.person,
    }),
    moderation({ reviews: database.reviews, accounts: database.accounts, clock, random, find: directory.find }),
    supportOf(world, mail).bound,
    staffOf(world, mail),
    sourcesOf(world),
    community(),
    transparency({ counts: reviewed.monthly, neutrality: reviewed.neutrality }),
    telemetry({ db: database.app, accounts: database.accounts, clock, random }),
  ]
}

/** What the rooms do by themselves, from time to time. */
export function jobs(world: World): readonly Job[] {
  const { clock, config, database, random } = world
  const mail = mailOf(world)
  return [
    // The alarms come after the sweep, which mixes what they look at.
    ...reviewJobs({ database, clock, random, demo: config.demo }),
    ...scoreJobs({ owner: database.owner, clock }),
    ...tokenJobs({ reviews: database.reviews, clock, demo: config.demo }),
    ...burstJobs({ database, clock, random, demo: config.demo }),
    ...qualityJobs({ owner: database.owner, clock }),
    ...duplicateJobs({ owner: database.owner, clock, demo: config.demo }),
    ...organizationJobs({ owner: database.owner, clock, demo: config.demo }),
    ...supportJobs({ database, clock, scanner: scannerOf(world) }),
    ...securityJobs(securityNeeds(world, mail)),
    ...settingsJobs({ db: database.accounts, mail, clock, isForSale: world.isForSale ?? false }),
    ...takedownJobs({
      db: database.reviews,
      accounts: database.accounts,
      clock,
      mail,
      appName: config.appName,
      appUrl: config.appUrl,
    }),
    ...claimJobs({ owner: database.owner, clock }),
    ...telemetryJobs({ db: database.app, clock }),
    ...sourceJobsOf(world),
    ...staffJobs({ db: database.accounts, clock }),
    ...versionJobs({ cases: familyOf(world), clock }),
    ...tradeJobs({ cases: familyOf(world), clock }),
    ...noticeJobs({ db: database.accounts, cases: familyOf(world), mail, clock, appUrl: config.appUrl }),
    forgetKeys({ db: database.app, clock }),
    upkeep({ database, clock }),
    { name: 'mail.deliver', every: 15_000, run: async () => void (await mail.deliver()) },
  ]
}
