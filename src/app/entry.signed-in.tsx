import { page as inside } from './inside.tsx'
import { insideFiles } from './inside-files.generated.ts'
import { startPage } from './start-page.tsx'
import { visitorFiles } from './visitor-files.generated.ts'

startPage({ pageFiles: { ...visitorFiles, ...insideFiles }, inside })
