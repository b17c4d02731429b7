import { read } from './codec.ts'
import { tableSize } from './features.ts'
import { lookOf } from './look.ts'
import { weightsOf } from './quantised.ts'
import { weights } from './weights.generated.ts'

/** The model that learned from the corpus: for the server alone, for its weights are more than a page may load. */
export const look = lookOf({ ...weightsOf({ ...weights, levels: read(weights.signs, tableSize) }), threshold: weights.threshold })
