import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest test files, longest first. On a clean clone vitest knows no durations yet and begins with the largest files, so that
 * the slowest would start in the middle and run on alone when the others are done. Only the order matters here, not the figures;
 * a file that is not listed costs nothing but its place.
 */
export const slowest: readonly string[] = [
  'test/anonymity.test.ts',
  'test/fuzz.test.ts',
  'test/setup.test.ts',
  'src/rooms/ratings/bad-input.test.ts',
  'test/hard-days.test.ts',
  'test/isolation.test.ts',
  'src/rooms/professionals/recall.test.ts',
  'test/kill-signed-in.test.ts',
  'test/matrix.test.ts',
  'src/rooms/sources/collecting.test.ts',
  'src/rooms/catalogue/demo/load.test.ts',
  'test/tokens.test.ts',
  'src/rooms/security/service.test.ts',
  'test/hard-days-twice.test.ts',
  'src/rooms/plans/service.test.ts',
  'src/rooms/duplicates/following.test.ts',
  'test/kill.test.ts',
  'src/ports/db/embedded.test.ts',
  'test/live-line.test.ts',
  'src/rooms/trades/service.test.ts',
  'src/access/cases.test.ts',
  'src/rooms/catalogue/service.test.ts',
  'src/rooms/professionals/places.test.ts',
  'scripts/directory.test.ts',
  'test/isolation-http.test.ts',
]

/** Starts the slowest files first and leaves all others, and the shards, as vitest orders them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of vitest, not of an array
    const order = await super.sort(files)
    const placeOf = ({ moduleId, project }: TestSpecification) => {
      const place = slowest.indexOf(path.relative(project.config.root, moduleId).replaceAll(path.sep, '/'))
      return place === -1 ? slowest.length : place
    }
    // Groups of projects run one after the other, whatever stands in the list.
    const groupOf = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    return order.toSorted((one, other) => groupOf(one) - groupOf(other) || placeOf(one) - placeOf(other))
  }
}
