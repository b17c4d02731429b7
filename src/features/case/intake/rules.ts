/** The fields of an intake that are days. */
export const dayFields = ['marriedOn', 'separatedOn', 'filedOn', 'servedOn', 'decreeOn'] as const
