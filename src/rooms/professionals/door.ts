// The door of this room for what fills the directory (the importers): every write to people, courts,
// positions and facts goes through it, in the transaction of the one who calls. No request comes here.
export { indexPeople } from './store.index.ts'
export { retire, showSource } from './store.source.ts'
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
