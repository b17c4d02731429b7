import { directorySlot } from '#directory/professionals/public.ts'
import { feature } from '#feature/feature.ts'
import { costOf, proofs, tokensSlot } from '#ratings/tokens/public.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const ratings = feature('ratings/ratings', {
  // The kill switch of the reviews closes all that takes and shows ratings (decision 0044).
  closesWith: 'reviews',
  calls,
  service: (deps) =>
    service({
      ...deps,
      proofs: proofs({ clock: deps.clock, cost: costOf(deps.config) }),
      tokens: deps.one(tokensSlot),
      find: deps.one(directorySlot).find,
    }),
  pages: [
    { path: '/', page: 'rate', rate: true },
    {
      path: '/rate-your-court',
      also: ['/rate-your-court-new'],
      page: 'rate',
      out: true,
      rate: true,
      label: 'Rate your court',
      menu: { group: 'legalProfessionals', position: 40, flag: 'viralRatingTool' },
    },
    { path: '/quick-rate', page: 'rate', out: true, rate: true, label: 'Quick rating' },
    { path: '/receipt', page: 'receipt', out: true, rate: true, label: 'Your receipt' },
  ],
})
