/** What this feature's answers are stored under: after a change the page asks for them again. */
export const flagAddresses = [
  ...['flags', 'switches', 'cohorts', 'exposures', 'feedback', 'harm'].map((noun) => `/api/staff/${noun}`),
  '/api/flags',
]
