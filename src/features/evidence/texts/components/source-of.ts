import { urlOf } from '#http/contract.ts'
import type { Reading, Size } from '../contract.ts'

interface Asked {
  caseId: string
  file: string
  at: number
  shows: Reading['shows']
}

/** Where the picture of a page is: of a PDF drawn by the server, of a picture itself. */
export function sourceOf({ caseId, file, at, shows }: Asked): { src: string; srcSet?: string; sizes?: string } {
  const drawn = (size: Size) =>
    `${urlOf({ path: '/api/cases/:case/files/:file/pages/' }, { params: { case: caseId, file } })}${at}.jpg?size=${size}`
  if (shows !== 'pages') return { src: `/api/cases/${caseId}/files/${file}/${shows}` }
  return { src: drawn('small'), srcSet: `${drawn('small')} 850w, ${drawn('large')} 1700w`, sizes: '(width >= 70rem) 42rem, 96vw' }
}
