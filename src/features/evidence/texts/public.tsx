// What pages show of what a file says.
export { PagesOfFile } from './components/pages-of-file.tsx'
export type { Selection } from './components/use-selection.ts'
