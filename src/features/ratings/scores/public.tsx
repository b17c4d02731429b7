/** What pages with reviews show of scores. A page that shows it is given its texts too (decision 0013). */
export { Frozen } from './components/frozen.tsx'
export { ScoreLine } from './components/score.tsx'
