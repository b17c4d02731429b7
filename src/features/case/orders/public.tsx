// What the page of the whole case shows of its orders.
export { Orders } from './components/orders.tsx'
export { orderNames } from './components/words.ts'
