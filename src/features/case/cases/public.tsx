// What pages of other features show of the case that they are in.
export { Children } from './components/children.tsx'
export { Due, Remaining } from './components/due.tsx'
export { InCase } from './components/in-case.tsx'
export { recordAddresses } from './components/record-addresses.ts'
export { roleName, roleNames } from './components/roles.ts'
export { scopeNames } from './components/scope-names.generated.ts'
export { caseLink, caseQuery, useCase } from './components/use-case.ts'
export { Elsewhere, Moment, type Names, useNames, Who } from './components/who.tsx'
