// For the desk that carries out orders of courts (staff/erasures): it reads no message.
export { eraseMessage } from './erasing.ts'
export { type Erasable, erasableAt } from './store.erase.ts'

// For what is cited from messages: where each is, for those that the reader sees.
export { type MessagePlace, messagePlaces } from './store.places.ts'

// For what is read out of messages that their reader has opened.
export { countOpened, openedInThread, openedMessage } from './store.opened.ts'
