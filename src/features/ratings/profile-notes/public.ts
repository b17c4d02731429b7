export { mayNote } from './service.ts'
export { noticeSlot } from './slots.ts'
export { notesCounted } from './store.ts'
