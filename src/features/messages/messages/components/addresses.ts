/** What a change of a message makes stale. */
export const addresses: readonly string[] = ['/api/messages', '/api/answers']
