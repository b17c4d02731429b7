// What the features of a case do with the case itself, in their own transaction.
export {
  audience,
  type CaseContext,
  type CaseDeps,
  caseHandlers,
  type Changed,
  type InCase,
  notFound,
  type ParentContext,
} from './handlers.ts'
export { ownerOf, whoseFor } from './owner.ts'
export { checkDays } from './days.ts'
export {
  requireSeat,
  requireAnySeat,
  requireParent,
  parentsIn,
  parentSeats,
  seatsOf,
  sidesIn,
  type Membership,
  writersIn,
} from './membership.ts'
export { accountOfSeat, accountsOfParents, addParent, parentsOf, shareACase } from './store.seats.ts'
export { childrenEver, childrenIn } from './store.children.ts'
export { ownRows } from './own.ts'

// For a page that shows all cases of a professional at once.
export { childrenOf, type GrantedSeat, grantedSeats, seatRows } from './store.granted.ts'
export { noteLooks } from './looks.ts'

// For pages that lead to the messages about what they show.
export { type MessagesAbout, messagesAbout } from './messages-about.ts'

// For records that a parent can write down as incidents.
export { type FoundIncident, incidentSource, type IncidentSource, momentWords, timeWords } from './incident-source.ts'

// For what a feature adds to the demo family.
export { demoOfCase, type DemoParts } from './demo-part.ts'
export { type TimelineLane, timelineLane, type TimelineMark } from './timeline-lane.ts'
