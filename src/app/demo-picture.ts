import type { DemoParts } from '#case/cases/public.ts'

/** Draws the pictures of the demo family: no photo of anyone is in this repository. The library is loaded for them alone. */
export const drawPicture: DemoParts['draw'] = async (svg) => {
  const { default: sharp } = await import('sharp')
  // Where pictures from strangers are opened only some formats are (ports/cleaning, in a process of its own); this text is ours.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  const drawn = sharp(Buffer.from(svg))
  const photo = await drawn.jpeg({ quality: 92 }).toBuffer()
  return {
    photo,
    small: await sharp(photo).resize({ width: 384 }).webp({ quality: 78 }).toBuffer(),
    version: `${sharp.versions.sharp} (libvips ${sharp.versions.vips})`,
  }
}

/** Draws the papers of the demo family, in this thread: there are few. */
export const printPaper: DemoParts['print'] = async (paper, after) => {
  const { draw } = await import('#ports/papers/libpdf.thread.ts')
  const drawn = await draw({ paper, how: null, after })
  if ('noStamp' in drawn) throw new Error(drawn.noStamp)
  return drawn
}
