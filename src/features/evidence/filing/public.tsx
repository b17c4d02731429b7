// What pages of other features show before a paper or a file leaves.
export { CheckFile } from './components/check-file.tsx'
export { CheckFileOnDemand } from './components/check-file-on-demand.tsx'
export { CheckPaper } from './components/check-paper.tsx'
