// What pages show of sharing a thing by a link.
export { ShareByLink } from './components/share-by-link.tsx'
