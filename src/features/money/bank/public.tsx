export { accountName } from './components/names.ts'
