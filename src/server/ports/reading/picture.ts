import sharp from 'sharp'

/** A picture as rows of pixels, three bytes (red, green, blue) each. */
export interface Pixels {
  data: Uint8Array
  width: number
  height: number
}

/** What a phone's camera takes; more is a file made to use up memory. Pixels. */
const mostPixels = 60_000_000

/** Opens a picture upright, as its camera said it was, its longer side no longer than `side` pixels. @throws Error for what is none */
export function upright(path: string, side: number) {
  return sharp(path, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColorspace('srgb')
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
}

export async function pixelsOf(path: string, side: number): Promise<Pixels> {
  const { data, info } = await upright(path, side).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  if (info.channels === 3) return { data, width: info.width, height: info.height }
  const rgb = new Uint8Array(info.width * info.height * 3)
  for (let at = 0; at < info.width * info.height; at += 1) rgb.fill(data[at * info.channels]!, at * 3, at * 3 + 3)
  return { data: rgb, width: info.width, height: info.height }
}
