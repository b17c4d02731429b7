import { startPage } from './start-page.tsx'
import { visitorFiles } from './visitor-files.generated.ts'

startPage({ pageFiles: visitorFiles, inside: null })
