export { Counsel } from './components/counsel.tsx'
export { Demands } from './components/demands.tsx'
