// What pages show of what a file says.
export { PageBar } from './components/page-bar.tsx'
export { PagesOfFile } from './components/pages-of-file.tsx'
export type { Selection } from './components/use-selection.ts'
export { sourceOf } from './components/source-of.ts'
