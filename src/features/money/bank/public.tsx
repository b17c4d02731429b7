// What forms show that read another file with columns.
export { base64Of } from './components/base64.ts'
export { Columns } from './components/columns.tsx'
export { accountName } from './components/names.ts'
