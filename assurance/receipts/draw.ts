import { createRequire } from 'node:module'
import sharp, { type Sharp } from 'sharp'
import type { Row } from './rows.ts'

const require = createRequire(import.meta.url)
/** Fonts like those of printers, of tills and of mails. */
export const fonts = [
  { name: 'Courier Prime', file: require.resolve('@expo-google-fonts/courier-prime/400Regular/CourierPrime_400Regular.ttf'), size: 1 },
  { name: 'VT323', file: require.resolve('@expo-google-fonts/vt323/400Regular/VT323_400Regular.ttf'), size: 1.25 },
  { name: 'Share Tech Mono', file: require.resolve('@expo-google-fonts/share-tech-mono/400Regular/ShareTechMono_400Regular.ttf'), size: 1 },
  { name: 'Noto Sans', file: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'), size: 1 },
]
export type Font = (typeof fonts)[number]

const width = 720
const margin = 36
const usual = 24
const large = 34

interface Piece {
  input: Buffer
  width: number
  top: number
}

async function letters(text: string, font: Font, size: number): Promise<Omit<Piece, 'top'> & { height: number }> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const image = sharp({
    text: {
      text: `<span foreground="#1b1b1f">${escaped}</span>`,
      fontfile: font.file,
      font: `${font.name} ${Math.round(size * font.size)}`,
      dpi: 72,
      rgba: true,
    },
  })
  const { data, info } = await image.png().toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** Prints a receipt on white paper. @returns a picture in gray */
export async function draw(rows: readonly Row[], font: Font): Promise<Sharp> {
  const pieces: (Piece & { left: number })[] = []
  let top = 30
  for (const { left, middle, right, isLarge } of rows) {
    const size = isLarge ? large : usual
    for (const [text, place] of [
      [left, 0],
      [middle, 0.5],
      [right, 1],
    ] as const) {
      if (text === undefined) continue
      const piece = await letters(text, font, size)
      const at = margin + Math.max(0, width - 2 * margin - piece.width) * place
      // Letters without a part below the line stand on it all the same.
      pieces.push({ input: piece.input, width: piece.width, top: top + Math.round((size - piece.height) / 2), left: Math.round(at) })
    }
    top += Math.round(size * 1.45)
  }
  return sharp({ create: { width, height: top + 40, channels: 3, background: '#fdfcf8' } })
    .composite(pieces.map(({ input, top: y, left }) => ({ input, top: y, left })))
    .grayscale()
}
