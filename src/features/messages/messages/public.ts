// For the desk that carries out orders of courts (staff/erasures): it reads no message.
export { eraseMessage } from './erasing.ts'
export { type Erasable, erasableAt } from './store.erase.ts'
