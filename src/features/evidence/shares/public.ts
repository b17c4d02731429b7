// What other features of evidence say of what can be shared by a link, and when that ends.
export { putDemoLinks } from './demo.ts'
export { endLinksOf } from './ending.ts'
export { type ShareSource, shareSources } from './slots.ts'
