// For what fills the directory (the importers) and for what orders its lists (the
// ratings): every write to people, courts, positions, facts and order goes through it, in the
// transaction of the one who calls. No request comes here.
export { correctFact, openVisitors, visitors } from './store.correct.ts'
// Asked by notices that name an order of a court.
export { isCourtNamed } from './store.court-named.ts'
export { factsNow } from './store.facts.ts'
export { indexPeople } from '#directory/search/store.index.ts'
export { idsByKey, type KnownPerson, peopleOf, rekey, retire, showSource, takenIds } from './store.source.ts'
export { behind, holdMerges, recordAt, renewStanding, wholeProfile } from './store.merged.ts'
export { noteOrder, type OrderNoted } from '#directory/search/store.reviewed.ts'
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
// And for features that ask for someone by id.
export { directorySlot } from './slots.ts'
// And for the site map of search engines.
export { listed } from './listed.ts'
