import { loadDemoFamily } from '#app/demo-family.ts'
import { filesOf } from '#app/files.ts'
import { type TestApp, testSecret } from './test-app.ts'

/** The file store of a test's server. */
export const filesOfTest = ({ folder }: Pick<TestApp, 'folder'>) => filesOf({ config: { dataDir: folder, s3Url: '' }, secret: testSecret })

/** Puts the demo family in its place on a test's server, as a start does, with its files. */
export const loadDemo = (backend: TestApp): Promise<void> =>
  loadDemoFamily({ database: backend.database, clock: () => backend.clock.now, files: filesOfTest(backend) })
