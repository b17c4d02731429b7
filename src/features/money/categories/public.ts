// What expenses do with the categories of a case, in their own transaction.
export { presentCategory } from './present.ts'
export { addCategory, categoriesIn, categoryOn, type CategoryRow, noteUse } from './store.ts'
