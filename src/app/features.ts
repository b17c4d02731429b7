import type { BoundFeature } from '#http/bind.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import { nodeBlind } from '#ports/blind/node.ts'
import { ics } from '#ports/ics/ical.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { type Cases, casesOf } from '#access/cases.ts'
import { changeFeed } from '#live/subscribers.ts'
import { forgetKeys } from '#http/idempotency.ts'
import { publisher } from '#live/change-event.ts'
import { live } from '#live/feature.ts'
import { emailsOf, notSuspended } from '#accounts/accounts/public.ts'
import { accounts, passwordJudge } from '#accounts/accounts/feature.ts'
import { agreements } from '#accounts/agreements/feature.ts'
import { answers } from '#case/answers/feature.ts'
import { burstJobs } from '#ratings/bursts/feature.ts'
import { calendar } from '#schedule/calendar/feature.ts'
import { cases } from '#case/cases/feature.ts'
import { joinedAnother } from '#case/cases/public.ts'
import { emotionalSupport } from '#site/emotional-support/feature.ts'
import { conflicts } from '#schedule/conflicts/feature.ts'
import { grantedSince, holdersOf, repliesTo, statementOf } from '#ratings/profile-claims/public.ts'
import { profileClaimJobs, profileClaims } from '#ratings/profile-claims/feature.ts'
import { people } from '#case/people/feature.ts'
import { corrections } from '#directory/corrections/feature.ts'
import { schedule } from '#schedule/schedule/feature.ts'
import { planFor } from '#schedule/schedule/public.ts'
import { dataQuality, qualityJobs } from '#directory/data-quality/feature.ts'
import { duplicateJobs, duplicates } from '#directory/duplicates/feature.ts'
import { events } from '#schedule/events/feature.ts'
import { exchanges } from '#schedule/exchanges/feature.ts'
import { feedReader, feeds } from '#schedule/feeds/feature.ts'
import { hearings } from '#schedule/hearings/feature.ts'
import { hearingsIn } from '#schedule/hearings/public.ts'
import { defaultsOf, flags, type KillSwitches, killSwitches } from '#staff/flags/feature.ts'
import { home } from '#site/home/feature.ts'
import { legal } from '#site/legal/feature.ts'
import { moderation } from '#ratings/moderation/feature.ts'
import { reminderJobs } from '#case/reminders/feature.ts'
import { optimizer } from '#schedule/optimizer/feature.ts'
import { organizationJobs, organizations } from '#directory/organizations/feature.ts'
import { outbox } from '#accounts/outbox/feature.ts'
import { plans } from '#schedule/plans/feature.ts'
import { isCourtNamed } from '#directory/professionals/public.ts'
import { professionals } from '#directory/professionals/feature.ts'
import { ratings } from '#ratings/ratings/feature.ts'
import { receipts } from '#ratings/receipts/feature.ts'
import { reviewJobs, reviews } from '#ratings/reviews/feature.ts'
import { scoreJobs, scores } from '#ratings/scores/feature.ts'
import { type RecoveryQueries, security, securityJobs } from '#accounts/security/feature.ts'
import { channelsOf, settingsWithoutContact } from '#accounts/settings/public.ts'
import { settings, settingsJobs } from '#accounts/settings/feature.ts'
import { subscriptions } from '#accounts/subscriptions/feature.ts'
import { staffJobs } from '#staff/staff/feature.ts'
import { secondSentence } from '#domain/access/second-person.ts'
import { rolesOf } from '#access/roles.ts'
import { secondPersonNow } from '#access/second-person.ts'
import { support, supportJobs } from '#staff/support/feature.ts'
import { noteInWords } from '#ratings/takedown/public.ts'
import { takedown, takedownJobs } from '#ratings/takedown/feature.ts'
import { telemetry, telemetryJobs } from '#staff/telemetry/feature.ts'
import { tokenJobs, tokens } from '#ratings/tokens/feature.ts'
import { toolkit } from '#case/toolkit/feature.ts'
import { timeRecords } from '#schedule/time-records/feature.ts'
import { swapJobs, swaps } from '#schedule/swaps/feature.ts'
import { transparency } from '#site/transparency/feature.ts'
import { versionJobs, versions } from '#schedule/versions/feature.ts'
import { answerSources, reminderSources } from './case-sources.ts'
import { mailOf } from './mail.ts'
import { portsOf } from './ports.ts'
import { scannerOf } from './scan.ts'
import { sourceJobsOf, sourcesOf } from './sources.ts'
import { staffOf } from './staff.ts'
import { upkeep } from './upkeep.ts'
import type { Environment } from './environment.ts'

/** Support serves files too, which are no calls. */
export const supportOf = ({ clock, config, database, random, report }: Environment, mail: MailPort) =>
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
const securityNeeds = ({ clock, config, database, random }: Environment, mail: MailPort) => ({
  db: database.accounts,
  clock,
  random,
  mail,
  appName: config.appName,
  appUrl: config.appUrl,
  // Every channel that its owner named as safe, besides the address of the account.
  channelsOf: (db: Db, account: string) => channelsOf(db, clock, account),
})

/** What the recovery of an account asks of accounts, settings and staff. */
const recoveryQueries = ({ clock }: Environment): RecoveryQueries => ({
  emailsOf,
  isSafety: async (db, account) => (await settingsWithoutContact(db, clock, account))?.isSafety ?? false,
  rolesOf: async (db, account) => (await rolesOf(db, account)).map(({ role }) => role),
  whyNotSecond: async (db, asked) => {
    const found = await secondPersonNow(db, asked)
    return found === 'ok' ? null : secondSentence[found]
  },
})

/** The way to the rows of cases. */
export const familyOf = ({ database, clock, pubsub, report }: Environment): Cases =>
  casesOf({ cases: database.cases, owner: database.owner, clock, ...(pubsub && { onChanged: publisher(pubsub, report) }) })

/** What the calendar, its events and its feeds are given. */
const calendarNeeds = ({ clock, config, database, random }: Environment, family: Cases) => ({
  cases: family,
  clock,
  random,
  ics: ics(),
  appUrl: config.appUrl,
  isSafety: async (account: string) => (await settingsWithoutContact(database.accounts, clock, account))?.isSafety ?? false,
})

/** What a calendar program reads, which is no call. */
export const feedsOf = (world: Environment, family: Cases) =>
  feedReader({
    ...calendarNeeds(world, family),
    // A person who is suspended reads nothing, on no way.
    mayRead: async (account) => (await notSuspended(world.database.accounts, [account])).length > 0,
  })

/** The list of features, each given only what it needs. */
export function features(
  world: Environment,
  { mail, identity, factors, solver } = portsOf(world),
  switches: KillSwitches = killSwitches({ db: world.database.accounts, report: world.report }),
  family: Cases = familyOf(world),
): readonly BoundFeature[] {
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
  const reviewed = reviews({
    app: database.app,
    reviews: database.reviews,
    clock,
    scoresOf: scored.of,
    repliesTo: (ids) => repliesTo(database.app, ids),
    statementOf: (professional) => statementOf(database.app, professional),
    noteOf: (professional) => noteInWords(database.app, professional),
  })
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
    security({
      ...securityNeeds(world, mail),
      identity,
      factors,
      limiter,
      problemOf: passwordJudge(config.appName),
      recovery: recoveryQueries(world),
      ...(world.pause && { pause: world.pause }),
    }),
    settings({ db: database.accounts, mail, identity, factors, clock, random, limiter }),
    cases({ cases: family, clock, random }),
    toolkit({ cases: family, clock, random, hearingsIn, planFor }),
    people({
      cases: family,
      clock,
      random,
      limiter,
      appUrl: config.appUrl,
      isSafety: async (account) => (await settingsWithoutContact(database.accounts, clock, account))?.isSafety ?? false,
    }),
    hearings({ cases: family, clock, random, ics: ics() }),
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
    swaps({ cases: family, clock, random }),
    plans({ cases: family, clock, random }),
    schedule({ cases: family, clock, random }),
    versions({ cases: family, clock, random }),
    optimizer({ cases: family, solve: (model, milliseconds) => solver.solve(model, milliseconds) }),
    timeRecords({ cases: family, clock, random }),
    answers({ cases: family, clock, sources: answerSources }),
    live({ hearing: changeFeed({ family, cases: database.cases, accounts: database.accounts, clock }) }),
    subscriptions({
      db: database.accounts,
      isInvited: (person) => family.asActor(person, joinedAnother),
      clock,
      isForSale: world.isForSale ?? false,
    }),
    flags({
      db: database.accounts,
      clock,
      random,
      defaults: defaultsOf(config),
      showAll: config.showAllFlags,
      onSwitched: switches.refresh,
    }),
    home({ isOff: switches.isOff, toolsClosed: config.toolsClosed }),
    legal(),
    outbox({
      mail,
      appUrl: config.appUrl,
      isOpen: config.smtpUrl === '' && (config.demo || config.isDevelopment),
      isForDemoAlone: config.isPublicDemo,
    }),
    directory.bound,
    suggested.bound,
    dataQuality({ db: database.app, clock }),
    duplicates({ accounts: database.accounts, claims: { holdersOf, grantedSince }, clock, random }),
    organizations({ app: database.app, accounts: database.accounts, clock, random }),
    priced.bound,
    scored.bound,
    reviewed.bound,
    receipts({ reviews: database.reviews, clock, random, find: directory.find }),
    ratings({ reviews: database.reviews, clock, demo: config.demo, proofCost, tokens: priced, find: directory.find }),
    notices,
    profileClaims({
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
    emotionalSupport(),
    transparency({ counts: reviewed.monthly, neutrality: reviewed.neutrality }),
    telemetry({ db: database.app, accounts: database.accounts, clock, random }),
  ]
}

/** What the features do by themselves, from time to time. */
export function jobs(world: Environment): readonly Job[] {
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
    ...profileClaimJobs({ owner: database.owner, clock }),
    ...telemetryJobs({ db: database.app, clock }),
    ...sourceJobsOf(world),
    ...staffJobs({ db: database.accounts, clock }),
    ...versionJobs({ cases: familyOf(world), clock }),
    ...swapJobs({ cases: familyOf(world), clock }),
    ...reminderJobs({ db: database.accounts, cases: familyOf(world), mail, clock, appUrl: config.appUrl, sources: reminderSources }),
    forgetKeys({ db: database.app, clock }),
    upkeep({ database, clock }),
    { name: 'mail.deliver', every: 15_000, run: async () => void (await mail.deliver()) },
  ]
}
