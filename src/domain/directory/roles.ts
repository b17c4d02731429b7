/** The four kinds of professionals that the directory lists. */
export const roles = ['judge', 'attorney', 'gal', 'expert'] as const
export type Role = (typeof roles)[number]
