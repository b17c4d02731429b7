// What the features say of themselves in their `feature.checks.ts`, put together for the tests over all of them.
import type { Address, Audience, FeatureChecks } from './checks.ts'
import type { Ready } from './keyed.ts'

const found = Object.entries(import.meta.glob<FeatureChecks>('/src/features/*/*/feature.checks.ts', { eager: true, import: 'checks' })).map(
  ([file, checks]) => ({ folder: file.split('/').slice(3, 5).join('/'), checks }),
)

export const audiencesOfCalls: Readonly<Record<string, Audience>> = Object.assign({}, ...found.map(({ checks }) => checks.audiences))
export const addressesOfPages: readonly Address[] = found.flatMap(({ checks }) => checks.addresses ?? [])
/** The names of the features whose pages are about a case. */
export const featuresOfCases: readonly string[] = found
  .flatMap(({ folder, checks }) => (checks.hasCasePages ? [folder.slice(folder.indexOf('/') + 1)] : []))
  .toSorted()
/** The calls that take a key, by their paths: how each is sent once, and what else may be sent to it. */
export const ready: Readonly<Record<string, Ready>> = Object.assign({}, ...found.map(({ checks }) => checks.repeats))
