// Which pages are open today, as pages below the site's first page ask it too. The first page's feature answers it (features/site/home).
import * as z from 'zod/mini'
import { call } from './contract.ts'

export const calls = {
  open: call({
    name: 'home.open',
    method: 'GET',
    path: '/api/open',
    access: 'public',
    summary: 'Which pages a person with an account can open today: those in the map of the site whose feature is not switched off.',
    reply: z.object({ paths: z.array(z.string()) }),
  }),
}
