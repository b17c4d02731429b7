// For what fills the directory: every write to people, courts, positions and facts goes through it, in the transaction of the
// caller, who then brings the search up to date (directory/search). No request comes here.
export { correctFact, openVisitors, visitors } from './store.correct.ts'
export { factsNow } from './store.facts.ts'
export { idsByKey, type KnownPerson, peopleOf, rekey, retire, showSource, takenIds } from './store.source.ts'
export { behind, holdMerges, otherNames, recordAt, renewStanding, survivorsOf, wholeProfile } from './store.merged.ts'
export {
  confirmFacts,
  linkCourts,
  linkParents,
  namesOf,
  type Origin,
  refreshStatistics,
  retireNamesakes,
  writeCourts,
  writePeople,
} from './store.write.ts'
// For the statements of the search.
export { courtTree, listedPeople, sourceDays } from './store.views.ts'
// For notices that name an order of a court.
export { isCourtNamed } from './store.court-named.ts'
// For features that ask for a person by id.
export { directorySlot } from './slots.ts'
// For the site map of search engines.
export { listed } from './listed.ts'
