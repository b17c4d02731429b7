import { largestPhoto } from '../contract.ts'

/** The longest side of a stored picture, in pixels: enough to read a clock or a sign, and small enough to send from a phone. */
const longest = 1_600

/**
 * Redraws a picture as a JPEG in base 64, which drops its metadata (where, when, by which device). The server strips
 * metadata again.
 * @returns `null` if the browser cannot read the file as a picture, or if the result is too large
 */
export async function drawn(file: File): Promise<string | null> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    return null
  }
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
  if (!blob || blob.size > largestPhoto) return null
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let binary = ''
  for (let at = 0; at < bytes.length; at += 8_192) binary += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(binary)
}
