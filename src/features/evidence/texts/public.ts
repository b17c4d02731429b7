// What other features do with the text of files, in their own transaction.
export { askToRead, lookAgain } from './asking.ts'
export { partsOf } from './rules.ts'
export { type IsReadable, isReadable, type VisibleFile, visibleFile } from './slots.ts'
export { found, pagesAfter, type ReadPageRow, textAt, textOfFile, textPart } from './store.ts'
export { wordsOfPictures, wordsOn, wordsWith } from './store.words.ts'
