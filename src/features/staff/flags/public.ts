// For the server and its commands.
export { releaseFlags } from './releasing.ts'
export { killSwitches } from './switches.ts'
