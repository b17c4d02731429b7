import { fileTypes, mostBytes, mostFiles } from '../contract.ts'

export const accepted = fileTypes.join(',')

/** Why some documents can't be sent as they are. */
export function refusalOf(files: readonly File[], there: number): 'many' | 'large' | 'empty' | 'kind' | null {
  if (files.length + there > mostFiles) return 'many'
  if (files.some(({ size }) => size > mostBytes)) return 'large'
  if (files.some(({ size }) => size === 0)) return 'empty'
  return files.some(({ type }) => !fileTypes.some((one) => one === type)) ? 'kind' : null
}
