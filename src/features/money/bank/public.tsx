// What forms show that read another file with columns.
export { Columns } from './components/columns.tsx'
export { accountName } from './components/names.ts'
