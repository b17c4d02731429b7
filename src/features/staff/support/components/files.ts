import { fileTypes, mostBytes, mostFiles } from '../contract.ts'

/** What the browser's dialog offers; the server looks at the content. */
export const accepted = [...fileTypes, '.txt'].join(',')

/** Why some files cannot be sent as they are. */
export function refusalOf(files: readonly File[]): 'many' | 'large' | 'empty' | null {
  if (files.length > mostFiles) return 'many'
  if (files.some(({ size }) => size > mostBytes)) return 'large'
  return files.some(({ size }) => size === 0) ? 'empty' : null
}

/** A file's content as the calls take it: base 64. */
export function contentOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => reject(new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
}
