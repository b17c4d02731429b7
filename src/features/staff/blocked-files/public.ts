// For the command on the server that writes a blocked file for legal process.
export { reportNamed } from './store.ts'
