/** What a change makes stale. */
export const stale = ['/api/share-links']

/** Days after which a link ends, as the form offers them. */
export const daysOffered = [1, 7, 30, 60, 90] as const
