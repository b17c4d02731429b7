import { casesOf } from '#access/cases.ts'
import { forLibrary } from '#accounts/accounts/public.ts'
import { channelsOf, settingsWithoutContact } from '#accounts/settings/public.ts'
import { hostMemory } from '#directory/sources/public.ts'
import type { ServerDeps } from '#feature/deps.ts'
import { provide } from '#feature/feature.ts'
import { slotsOf } from '#feature/slots.ts'
import { publisher } from '#live/change-event.ts'
import { nodeBlind } from '#ports/blind/node.ts'
import { cleaningProcesses } from '#ports/cleaning/processes.ts'
import { nodeFetcher } from '#ports/fetcher/node.ts'
import { ics } from '#ports/ics/ical.ts'
import { identity, library } from '#ports/identity/better-auth.ts'
import { factors } from '#ports/identity/factors.ts'
import { papersByLibpdf } from '#ports/papers/libpdf.ts'
import { webPush } from '#ports/push/web-push.ts'
import { binderProcesses } from '#ports/binder/processes.ts'
import { pageProcesses } from '#ports/pages/processes.ts'
import { redactingProcesses } from '#ports/redacting/processes.ts'
import { metadataReader } from '#ports/metadata/reader.ts'
import { readingProcesses } from '#ports/reading/processes.ts'
import { highsSolver } from '#ports/solver/highs.ts'
import { noTransfers } from '#ports/transfers/none.ts'
import { killSwitches } from '#staff/flags/public.ts'
import { serverFactsSlot } from '#staff/staff/public.ts'
import { type Environment, isForSale } from './environment.ts'
import { features } from './features.ts'
import { anchorOf } from './anchor.ts'
import { jobsSeen } from './job-log.ts'
import { filesOf } from './files.ts'
import { keysOf } from './keys.ts'
import { mailOf } from './mail.ts'
import { scannerOf } from './scan.ts'
import { readVerifier } from './verifier.ts'

/** The parts that have to be started and stopped, besides what features are given. */
export interface AppParts extends ServerDeps {
  switches: ReturnType<typeof killSwitches>
}

/** Builds each port and each part that several features share once, for the server and for its jobs. */
export function depsOf(world: Environment): AppParts {
  const { clock, config, database, limiter, pause, pubsub, random, report, secret } = world
  const { app, accounts, cases: ofCases, owner, reviews } = database
  const { appName, appUrl, demo, supportEmail } = config
  const mail = mailOf(world)
  const auth = library({
    db: accounts,
    clock,
    appName,
    appUrl,
    secret,
    ...forLibrary({ db: accounts, app, mail, appName, appUrl }),
  })
  const switches = killSwitches({ db: accounts, report })
  const provided = [
    ...features.flatMap(({ provides }) => provides),
    provide(serverFactsSlot, () => ({ jobs: jobsSeen, keys: () => keysOf(config) })),
  ]
  const deps: AppParts = {
    ...slotsOf(provided, () => deps),
    appName,
    appUrl,
    demo,
    supportEmail,
    config,
    clock,
    random,
    limiter,
    secret,
    report,
    ...(pause && { pause }),
    isForSale: isForSale(world),
    database,
    app,
    accounts,
    reviews,
    owner,
    cases: casesOf({ cases: ofCases, owner, clock, ...(pubsub && { onChanged: publisher(pubsub, report) }) }),
    mail,
    identity: identity(auth),
    factors: factors(auth, { appName }),
    scanner: scannerOf(world),
    anchor: anchorOf(world),
    billing: world.billing ?? null,
    transfers: world.transfers ?? noTransfers,
    cleaner: cleaningProcesses(),
    reader: readingProcesses(),
    pages: pageProcesses(),
    redactor: redactingProcesses(),
    binder: binderProcesses(),
    metadata: metadataReader(),
    files: filesOf(world),
    papers: papersByLibpdf({ signing: world.signing ?? null, timestampUrl: config.timestampUrl, clock, report }),
    verifier: () => readVerifier(world.verifier),
    push: webPush({ clock, contact: `mailto:${supportEmail}`, loopback: world.reachesItself ?? false }),
    solver: highsSolver(),
    ics: ics(),
    blind: nodeBlind(),
    fetcher: nodeFetcher({ memory: hostMemory(owner), clock }),
    exportedTables: features.flatMap((one) => one.exports),
    isSafety: async (account) => (await settingsWithoutContact(accounts, clock, account))?.isSafety ?? false,
    channelsOf: (db, account) => channelsOf(db, clock, account),
    isOff: switches.isOff,
    refreshSwitches: switches.refresh,
    switches,
  }
  return deps
}
