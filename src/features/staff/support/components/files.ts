import { fileTypes, mostBytes, mostFiles } from '../contract.ts'

/** What the browser's dialog offers; the server looks at the content. */
export const accepted = [...fileTypes, '.txt'].join(',')

/** Why some files cannot be sent as they are. */
export function refusalOf(files: readonly File[]): 'many' | 'large' | 'empty' | null {
  if (files.length > mostFiles) return 'many'
  if (files.some(({ size }) => size > mostBytes)) return 'large'
  return files.some(({ size }) => size === 0) ? 'empty' : null
}
