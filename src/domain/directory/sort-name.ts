import { fold } from '../matching/fold.ts'

/** The key by which people are ordered, and by which a real and a fictional one of the same name meet: "family given". */
export function sortName(name: { given: string; family: string }): string {
  return `${fold(name.family)} ${fold(name.given)}`.trim()
}
