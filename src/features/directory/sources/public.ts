// For the part of the server that asks other hosts.
export { hostMemory } from './store.hosts.ts'
