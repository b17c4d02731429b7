// What pages of other rooms show of the case that they are in.
export { Due, Remaining } from './parts/due.tsx'
export { InCase } from './parts/in-case.tsx'
export { roleName, roleNames, scopeNames } from './parts/roles.ts'
export { caseLink, caseQuery, useCase } from './parts/use-case.ts'
export { Elsewhere, Moment, type Names, useNames, Who } from './parts/who.tsx'
