import type { Paper } from '#domain/papers/paper.ts'
import type { Signature } from '#domain/papers/signature.ts'

/** A paper as a file. */
export interface Printed {
  /** PDF. */
  bytes: Uint8Array
  pages: number
  signature: Signature
}

/** Makes PDF files, in a thread of its own. */
export interface Papers {
  /**
   * Draws a paper on US Letter pages, each with the paper's title, its own number (prefix and six digits) and "Page x of y". Not signed.
   * @throws Error where it takes longer than ten minutes, or more memory than 1.5 GB
   */
  draw(paper: Paper): Promise<Printed>
  /**
   * The same, signed with the installation's certificate (ETSI EN 319 142-1, level B-T; B-B where no timestamp authority is set or it does
   * not answer). Without a certificate that is valid now it is not signed: that is no error.
   * @param of the paper for the signature that it gets, so that the paper can say which; called once more where the authority is silent
   * @param after a PDF that the paper's pages follow: its bytes are the first of the file, as they are
   * @throws Error as `draw`
   */
  drawSigned(of: (signature: Signature) => Paper, after?: Uint8Array): Promise<Printed>
  /**
   * Makes a PDF whose pages are pictures, within US Letter. Not signed.
   * @param pictures JPEG or PNG, upright
   * @throws Error as `draw`, and for any other picture
   */
  ofPictures(title: string, pictures: readonly Uint8Array[]): Promise<Omit<Printed, 'signature'>>
}
