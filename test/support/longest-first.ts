import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest test files, longest first. On a clean clone vitest knows no durations yet and begins with the largest files, so that
 * the slowest would start in the middle and run on alone when the others are done. Only the order matters here, not the figures;
 * a file that is not listed costs nothing but its place.
 */
export const slowest: readonly string[] = [
  'test/anonymity.slow.test.ts',
  'test/fuzz.slow.test.ts',
  'test/new-feature.slow.test.ts',
  'test/setup.slow.test.ts',
  'src/features/directory/search/recall.slow.test.ts',
  'test/isolation.test.ts',
  'src/demo/directory/load.slow.test.ts',
  'test/walls.slow.test.ts',
  'src/server/ports/db/embedded.slow.test.ts',
  'test/kill.slow.test.ts',
  'test/leaving.test.ts',
  'assurance/screening/main.slow.test.ts',
  'test/tokens.test.ts',
  'test/hard-days-twice.test.ts',
  'test/matrix.test.ts',
  'src/domain/schedule/properties.test.ts',
  'assurance/linkage/benchmark.slow.test.ts',
  'test/live-line.slow.test.ts',
  'test/kill-reminders.slow.test.ts',
  'src/features/accounts/security/service.test.ts',
  'test/kill-signed-in.slow.test.ts',
  'src/features/schedule/plans/agreed-text.test.ts',
  'src/features/ratings/ratings/bad-input.test.ts',
  'src/features/directory/imports/service.test.ts',
  'src/domain/optimizer/four-weeks.test.ts',
  'src/server/access/cases.test.ts',
  'test/private-numbers.test.ts',
  'src/features/ratings/moderation/service.test.ts',
]

/** Starts the slowest files of each project first and leaves all others, and the shards, as vitest orders them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the method of vitest, not of an array
    const order = await super.sort(files)
    const placeOf = ({ moduleId, project }: TestSpecification) => {
      const place = slowest.indexOf(path.relative(project.config.root, moduleId).replaceAll(path.sep, '/'))
      return place === -1 ? slowest.length : place
    }
    // Projects run one after the other, whatever stands in the list: a worker that other files share ends where another project's file is next.
    const projects = [...new Set(order.map(({ project }) => project))]
    const groupOf = ({ project }: TestSpecification) => projects.indexOf(project)
    return order.toSorted((one, other) => groupOf(one) - groupOf(other) || placeOf(one) - placeOf(other))
  }
}
