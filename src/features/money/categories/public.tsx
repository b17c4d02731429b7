// What the page of expenses shows of the categories.
export { Categories, UsualCategories } from './components/categories.tsx'
export { splitWords } from './components/words.ts'
