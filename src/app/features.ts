import type { BoundFeature } from '#http/bind.ts'
import type { AnyCall } from '#http/contract.ts'
import type { Job } from '#ports/jobs/port.ts'
import type { Work } from '#ports/queue/port.ts'
import { bound, type Feature } from '#feature/feature.ts'
import { type Slot, slotsOf } from '#feature/slots.ts'
import type { ServerDeps } from '#feature/deps.ts'
import { live } from '#live/feature.ts'
import { accounts } from '#accounts/accounts/feature.ts'
import { agreements } from '#accounts/agreements/feature.ts'
import { notifications } from '#accounts/notifications/feature.ts'
import { outbox } from '#accounts/outbox/feature.ts'
import { security } from '#accounts/security/feature.ts'
import { settings } from '#accounts/settings/feature.ts'
import { subscriptions } from '#accounts/subscriptions/feature.ts'
import { waivers } from '#accounts/waivers/feature.ts'
import { answers } from '#case/answers/feature.ts'
import { cases } from '#case/cases/feature.ts'
import { contacts } from '#case/contacts/feature.ts'
import { intake } from '#case/intake/feature.ts'
import { ledger } from '#case/ledger/feature.ts'
import { orderTerms } from '#case/order-terms/feature.ts'
import { orders } from '#case/orders/feature.ts'
import { people } from '#case/people/feature.ts'
import { records } from '#case/records/feature.ts'
import { reminders } from '#case/reminders/feature.ts'
import { tasks } from '#case/tasks/feature.ts'
import { toolkit } from '#case/toolkit/feature.ts'
import { corrections } from '#directory/corrections/feature.ts'
import { dataQuality } from '#directory/data-quality/feature.ts'
import { duplicates } from '#directory/duplicates/feature.ts'
import { organizations } from '#directory/organizations/feature.ts'
import { professionals } from '#directory/professionals/feature.ts'
import { search } from '#directory/search/feature.ts'
import { sources } from '#directory/sources/feature.ts'
import { bursts } from '#ratings/bursts/feature.ts'
import { moderation } from '#ratings/moderation/feature.ts'
import { profileClaims } from '#ratings/profile-claims/feature.ts'
import { profiles } from '#ratings/profiles/feature.ts'
import { ratings } from '#ratings/ratings/feature.ts'
import { receipts } from '#ratings/receipts/feature.ts'
import { reviews } from '#ratings/reviews/feature.ts'
import { scores } from '#ratings/scores/feature.ts'
import { legalDemands } from '#ratings/legal-demands/feature.ts'
import { profileNotes } from '#ratings/profile-notes/feature.ts'
import { takedown } from '#ratings/takedown/feature.ts'
import { tokens } from '#ratings/tokens/feature.ts'
import { calendar } from '#schedule/calendar/feature.ts'
import { conflicts } from '#schedule/conflicts/feature.ts'
import { events } from '#schedule/events/feature.ts'
import { exchanges } from '#schedule/exchanges/feature.ts'
import { feeds } from '#schedule/feeds/feature.ts'
import { hearings } from '#schedule/hearings/feature.ts'
import { optimizer } from '#schedule/optimizer/feature.ts'
import { plans } from '#schedule/plans/feature.ts'
import { schedule } from '#schedule/schedule/feature.ts'
import { swaps } from '#schedule/swaps/feature.ts'
import { timeRecords } from '#schedule/time-records/feature.ts'
import { versions } from '#schedule/versions/feature.ts'
import { caseload } from '#site/caseload/feature.ts'
import { dashboard } from '#site/dashboard/feature.ts'
import { emotionalSupport } from '#site/emotional-support/feature.ts'
import { home } from '#site/home/feature.ts'
import { legal } from '#site/legal/feature.ts'
import { transparency } from '#site/transparency/feature.ts'
import { mailed } from '#messages/mailed/feature.ts'
import { books } from '#money/books/feature.ts'
import { categories } from '#money/categories/feature.ts'
import { expenses } from '#money/expenses/feature.ts'
import { payments } from '#money/payments/feature.ts'
import { messages } from '#messages/messages/feature.ts'
import { analyzer } from '#money/analyzer/feature.ts'
import { bank } from '#money/bank/feature.ts'
import { unit } from '#money/unit/feature.ts'
import { custodian } from '#staff/custodian/feature.ts'
import { blockedFiles } from '#staff/blocked-files/feature.ts'
import { erasures } from '#staff/erasures/feature.ts'
import { prices } from '#staff/prices/feature.ts'
import { waiverDesk } from '#staff/waiver-desk/feature.ts'
import { flags } from '#staff/flags/feature.ts'
import { staff } from '#staff/staff/feature.ts'
import { supportAccess } from '#staff/support-access/feature.ts'
import { support } from '#staff/support/feature.ts'
import { telemetry } from '#staff/telemetry/feature.ts'
import { files } from '#case/files/feature.ts'
import { ordersInForce } from '#evidence/orders-in-force/feature.ts'
import { texts } from '#evidence/texts/feature.ts'
import { readingReceipts } from '#money/receipts/feature.ts'
import { redaction } from '#evidence/redaction/feature.ts'
import { custody } from '#evidence/custody/feature.ts'
import { fileMetadata } from '#evidence/metadata/feature.ts'
import { recurring } from '#money/recurring/feature.ts'
import { requests } from '#money/requests/feature.ts'
import { documents } from '#evidence/documents/feature.ts'
import { incidents } from '#evidence/incidents/feature.ts'
import { items } from '#evidence/items/feature.ts'
import { timeline } from '#evidence/timeline/feature.ts'
import { facts } from '#evidence/facts/feature.ts'
import { shares } from '#evidence/shares/feature.ts'
import { exhibits } from '#evidence/exhibits/feature.ts'
import { signing } from '#evidence/signing/feature.ts'
import { templates } from '#evidence/templates/feature.ts'
import { suggestions } from '#evidence/suggestions/feature.ts'
import { filing } from '#evidence/filing/feature.ts'

/** All features. A new one is a line here, and a migration for its tables: everything else stands in its own `feature.ts`. */
export const features: readonly Feature[] = [
  live,
  accounts,
  agreements,
  security,
  settings,
  subscriptions,
  waivers,
  notifications,
  outbox,
  cases,
  orders,
  orderTerms,
  people,
  contacts,
  intake,
  tasks,
  toolkit,
  answers,
  records,
  reminders,
  ledger,
  // The demo family is put together in this order: times and requests stand on the schedule.
  versions,
  hearings,
  plans,
  schedule,
  events,
  swaps,
  exchanges,
  timeRecords,
  optimizer,
  conflicts,
  feeds,
  calendar,
  mailed,
  messages,
  books,
  categories,
  expenses,
  bank,
  analyzer,
  unit,
  payments,
  flags,
  home,
  legal,
  caseload,
  dashboard,
  professionals,
  search,
  corrections,
  dataQuality,
  duplicates,
  organizations,
  sources,
  reviews,
  scores,
  tokens,
  bursts,
  receipts,
  ratings,
  profiles,
  legalDemands,
  profileNotes,
  takedown,
  profileClaims,
  moderation,
  support,
  supportAccess,
  staff,
  custodian,
  erasures,
  blockedFiles,
  prices,
  waiverDesk,
  telemetry,
  emotionalSupport,
  transparency,
  files,
  readingReceipts,
  shares,
  ordersInForce,
  texts,
  fileMetadata,
  redaction,
  custody,
  requests,
  recurring,
  documents,
  incidents,
  items,
  timeline,
  facts,
  exhibits,
  signing,
  templates,
  suggestions,
  filing,
]

/** What binds calls to the server. */
export const boundFeatures = (deps: ServerDeps): readonly BoundFeature[] => features.flatMap((one) => bound(one, deps) ?? [])

/** What the features do by themselves, from time to time. */
export const jobsOf = (deps: ServerDeps): readonly Job[] => features.flatMap(({ jobs }) => jobs(deps))

/** What the features do after the transactions that ask for it. */
export const workOf = (deps: ServerDeps): readonly Work[] => features.flatMap(({ work }) => work(deps))

/** Every call of the site. */
export const allCalls: readonly AnyCall[] = features.flatMap(({ calls }) => Object.values(calls))

/** All that fills a slot with values alone: it needs no part of a server. @throws where a feature makes its part of one */
export const filling = <T>(slot: Slot<T>): readonly T[] =>
  slotsOf(
    features.flatMap(({ provides }) => provides),
    () => {
      throw new Error(`The slot "${slot.name}" is filled with what needs the parts of a server.`)
    },
  ).all(slot)
