// What other features of evidence read of the paragraphs of orders, in their own transaction and with their reader's eyes.
export { paragraphsIn } from './store.ts'
