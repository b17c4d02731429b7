// What pages show of what a file says.
export { PagesOfFile, type PagesOfFileProps } from './components/pages-of-file.tsx'
export type { PageMarks } from './components/page-picture.tsx'
export type { Selection } from './components/use-selection.ts'
