// What other features do with the text of files, in their own transaction.
export { askToRead, lookAgain } from './asking.ts'
export { partsOf } from './rules.ts'
export { type IsReadable, isReadable, type VisibleFile, visibleFile } from './slots.ts'
export { found, textOfFile } from './store.ts'
